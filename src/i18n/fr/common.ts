import type { Words } from '../index.ts';

export const common: Words['common'] = {
  language: 'français',
  bothNames: (en, fr) => `${fr} — ${en}`,
  mechanic: 'mécanique',
};

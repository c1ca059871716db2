import { bothNames } from '../src/bothNames.ts';
import { messageCommand, no } from '../src/command.ts';
import { rulingView } from '../src/rulingView.ts';
import { subjectChoices } from '../src/searchView.ts';

/** In the menu of a message: the rulings on what it names, for its reader alone. */
export const rulingsForThis = messageCommand({
  named: (words) => words.search.thisMessage,
  place: 'everywhere',
  execute: (text, context) => {
    const { library, words, locale } = context;
    const hits = library.mentioned(text);
    const [first, ...others] = hits;
    if (!first) return no({ code: 'nothing-named' });
    if (others.length === 0) {
      const page = { subject: first, language: locale, page: 1, wordings: false, copy: false };
      return { kind: 'say', visibility: 'private', view: rulingView(first, page, 'private', context) };
    }
    const lines = hits.map(
      (hit) => `• ${bothNames(hit, words)} · ${words.search.rulings(library.rulings(hit).length)}`,
    );
    return {
      kind: 'say',
      visibility: 'private',
      view: {
        look: 'panel',
        texts: [`## ${words.search.named}`, lines.join('\n')],
        rows: subjectChoices(hits, words.ruling.choose, library),
      },
    };
  },
});

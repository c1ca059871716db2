export const about = { command: { name: 'à-propos', description: 'Version, données et mentions' } };

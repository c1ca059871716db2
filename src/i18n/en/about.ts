export const about = { command: { name: 'about', description: 'Version, data and notices' } };

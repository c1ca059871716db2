export const help = { command: { name: 'aide', description: 'Ce que fait le bot' } };

export const help = { command: { name: 'help', description: 'What the bot does' } };

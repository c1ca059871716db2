/*
 * `npm start`: main.ts, in half the time. Node 20 resolves each `import` in a thread of its own, which our 300 files would wait
 * for; `require` reads them here. The packages come first: once tsx is there it looks through every file of theirs too.
 * `node --import tsx src/main.ts` is the same bot, and says why a signal ends it at once here.
 */
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
for (const name of ['discord.js', 'zod', 'pino', 'prom-client', 'better-sqlite3']) require(name);
require('tsx/cjs');
require('./main.ts');

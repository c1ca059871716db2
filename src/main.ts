import { createRequire } from 'node:module';

/*
 * `npm start`. To read all files takes a second or two: told to stop meanwhile, the bot has nothing to put away, and ends well.
 */
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));

// Not by `import`: it is read before any line runs, or, when it waits for its turn, left to Node by start.cjs. What is required has no
// type of its own.
const { main }: typeof import('./run.ts') = createRequire(import.meta.url)('./run.ts');

main().then((code) => process.exit(code));

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,commands,data,sandbox,test,bench}/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } }, // what is waited for comes at once, or, on a busy machine, later
    pool: 'forks',
    maxWorkers: '100%', // of the processors: much of a test is waiting
  },
});

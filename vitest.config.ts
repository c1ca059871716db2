import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,commands,data,sandbox,test,bench}/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    pool: 'forks',
  },
});

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // These share a worker and the modules it has loaded: what a file changes of the world, it puts back, and it
          // replaces no module (`vi.mock`).
          isolate: false,
        },
      },
      { extends: true, test: { name: 'components', include: ['src/**/*.test.tsx'], isolate: true } },
    ],
    setupFiles: ['src/testing/patience.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
  },
})

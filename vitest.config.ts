import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { configDefaults, defineConfig } from 'vitest/config'
import { codeFactsPlugin } from './scripts/build/code-facts-plugin.ts'
import { postPlugin } from './scripts/build/post-plugin.ts'
import { usualFoodsPlugin } from './scripts/build/usual-foods-plugin.ts'

/** Files that only `npm run test:all` runs (src/testing/depth.ts). */
const THOROUGH = process.env.TEST_DEPTH === 'thorough' || process.env.TEST_DATABASE_URL ? [] : ['**/*.thorough.test.{ts,tsx}']
const exclude = [...configDefaults.exclude, ...THOROUGH]

const COMPONENTS = { environment: 'jsdom', setupFiles: ['src/testing/web/fresh-components.ts'] }
/** Component tests that replace modules have a worker each: another file would get the replaced ones. */
const mocking = globSync('src/**/*.test.tsx').filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

export default defineConfig({
  plugins: [postPlugin(), usualFoodsPlugin(), codeFactsPlugin(import.meta.dirname)],
  test: {
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'threads',
    // A third takes more of the processor and no less time.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
          // These share a worker and the modules it has loaded: what a file changes of the world, it puts back, and it
          // replaces no module (`vi.mock`).
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          exclude: [...exclude, ...mocking],
          isolate: false,
          ...COMPONENTS,
        },
      },
      { extends: true, test: { name: 'mocking', include: mocking, exclude, isolate: true, ...COMPONENTS } },
    ],
    setupFiles: ['src/testing/patience.ts', 'src/testing/real-world.ts'],
    // Limits find what hangs; a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
  },
})

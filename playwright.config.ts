import { defineConfig, devices } from '@playwright/test'
import process from 'node:process'
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Limits find what hangs. A busy machine is no fault of the app, and a journey that fails once is a defect to find.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 3,
  fullyParallel: false,
  // In CI alone: elsewhere a journey that fails once is a defect to find. What passed only so is named (scripts/lib/test-runners.ts).
  retries: process.env.CI === 'true' ? 1 : 0,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
    viewport: { width: 1440, height: 900 },
    // Without a graphics card every swaying leaf costs the processor that the journey needs.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a fifth of the processor: where there is no retry, ask for it by `--trace on`.
    trace: 'on-first-retry',
  },
  outputDir: 'test-results',
})

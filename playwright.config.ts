import { defineConfig, devices } from '@playwright/test'

const baseURL = process.env.READOUT_BASE_URL ?? 'http://localhost:3000'

const loadProject = {
  name: 'load',
  testDir: 'e2e/load',
  fullyParallel: false,
  // One after another: they weigh the process, and each would weigh the others' load.
  workers: 1,
  dependencies: ['api', 'web'],
}

/** Runs against the built product; `npm test` starts one and says where (READOUT_BASE_URL, CHROMIUM_PATH). */
export default defineConfig({
  outputDir: '.build/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Traces of tests that pass cost a fifth of all time.
  use: { baseURL, screenshot: 'only-on-failure' },
  projects: [
    { name: 'api', testDir: 'e2e/api' },
    {
      name: 'web',
      testDir: 'e2e/web',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] },
      },
    },
    // By itself and last: it fills the queue, which others wait for.
    // Memory is read from /proc, which no other system has.
    ...(process.platform === 'linux' ? [loadProject] : []),
  ],
})

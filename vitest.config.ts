import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@': path.resolve(import.meta.dirname) }
// A test that hangs must end; one that is slow on a small, busy machine must not fail.
const testTimeout = 120_000
const patient = { poll: { timeout: 60_000 } }
// Vitest sets BASE_URL to '/', which is a setting of ours too.
const env = { BASE_URL: '' }
const engineTests = ['lib/engine/**/*.test.ts', 'test/odd-tables/*.test.ts']
const pureTests = [
  'lib/**/*.test.{ts,tsx}',
  'components/**/*.test.{ts,tsx}',
  'test/**/*.test.ts',
  'scripts/**/*.test.ts',
]

export default defineConfig({
  test: {
    // One more than there are cores: tests wait for databases and processes of theirs. Each worker has its own.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'engine',
          env,
          testTimeout,
          expect: patient,
          include: engineTests,
          // It keeps nothing between two calls, so its modules are loaded once for all files.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit',
          env,
          testTimeout,
          expect: patient,
          include: pureTests,
          exclude: ['**/*.db.test.ts', '**/node_modules/**', ...engineTests],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'db',
          env,
          testTimeout,
          expect: patient,
          hookTimeout: testTimeout,
          include: ['**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['test/support/embedded-database.ts'],
        },
      },
    ],
  },
})

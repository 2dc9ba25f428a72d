import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@': path.resolve(import.meta.dirname) }
// Vitest sets BASE_URL to '/', which is a setting of ours too.
const env = { BASE_URL: '' }
const pureTests = [
  'lib/**/*.test.{ts,tsx}',
  'components/**/*.test.{ts,tsx}',
  'test/**/*.test.ts',
  'scripts/**/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', env, include: pureTests, exclude: ['**/*.db.test.ts', '**/node_modules/**'] },
      },
      {
        resolve: { alias },
        test: {
          name: 'db',
          env,
          include: ['**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['test/support/embedded-database.ts'],
        },
      },
    ],
  },
})

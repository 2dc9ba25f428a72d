import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const schema = 'prisma/schema.prisma'
const generated = 'lib/db/generated/client.ts'

/** Writes the Prisma client when the schema is newer than it; install scripts, which would do it, are off. */
export function generatePrismaClient() {
  if (fs.existsSync(generated) && fs.statSync(generated).mtimeMs >= fs.statSync(schema).mtimeMs) return
  const run = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    encoding: 'utf8',
    // Any executable will do: generating needs no schema engine, but its absence would start a download.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  })
  if (run.status !== 0) throw new Error(`prisma generate failed:\n${run.stdout}${run.stderr}`)
}

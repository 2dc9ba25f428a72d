import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnvFile, parseEnv } from '@/lib/env'
import { schemaDiff } from './migrations/schema-diff'
import { migrationsFolder } from './postgres/migrate-database'
import { openDatabase } from './start/open-database'

/** `npx tsx scripts/draft-migration.ts NAME`: a migration of what the schema has changed since the last commit. */
async function main(): Promise<void> {
  const name = process.argv[2]
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('Give the migration a name such as add_webhooks.')
  const projectDir = path.resolve(import.meta.dirname, '..')
  loadEnvFile(projectDir)
  const committed = execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], {
    cwd: projectDir,
    encoding: 'utf8',
  })
  const current = readFileSync(path.join(projectDir, 'prisma', 'schema.prisma'), 'utf8')
  const database = await openDatabase(parseEnv(process.env))
  try {
    const sql = await schemaDiff(database.url, committed, current)
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const folder = path.join(migrationsFolder, `${stamp}_${name}`)
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'migration.sql'), sql)
    console.log(`Drafted ${path.relative(projectDir, folder)}; read it before you apply it.`)
  } finally {
    await database.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

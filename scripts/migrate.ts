import path from 'node:path'
import { EnvError, getEnv, loadEnvFile } from '@/lib/env'
import { startEmbeddedPostgres } from './postgres/embedded-postgres'
import { migrateDatabase } from './postgres/migrate-database'
import { requireDataDir } from './start/check-machine'
import { StartError } from './start/start-error'
import { tellRefusal } from './start/tell-refusal'

/** `npm run migrate`: brings the database up to date, DATABASE_URL's or our own. */
async function main(): Promise<void> {
  loadEnvFile(path.resolve(import.meta.dirname, '..'))
  const env = getEnv()
  if (env.databaseUrl)
    return report(await migrateDatabase(env.databaseUrl).catch(tellRefusal(env.databaseUrl)))
  requireDataDir(env.dataDir)
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, port: env.postgresPort })
  try {
    report(await migrateDatabase(server.url))
  } finally {
    if (!server.reused) await server.stop()
  }
}

function report(applied: string[]): void {
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
}

main().catch((error: Error) => {
  console.error(
    error instanceof EnvError || error instanceof StartError
      ? error.message
      : `The database could not be migrated: ${error.message}`,
  )
  process.exitCode = 1
})

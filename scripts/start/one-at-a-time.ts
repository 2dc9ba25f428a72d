import { Client } from 'pg'

/** Of this product, in the one space that advisory locks have. */
const lockKey = 7_236_402

/** Does what two starts at once must do one after the other, whatever machine they are on. */
export async function oneAtATime<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    return await work()
  } finally {
    await client.end()
  }
}

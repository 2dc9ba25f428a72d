import type pg from 'pg'
import type { PrismaClient } from './generated/client'

/** Kept on the global object, as the clients are: each bundle of the web server has its own copy of this module. */
const kept = globalThis as { readoutPools?: WeakMap<object, pg.Pool> }

/** The connections that a client asks over. */
export function keepPool(client: PrismaClient, pool: pg.Pool): void {
  kept.readoutPools ??= new WeakMap()
  kept.readoutPools.set(client, pool)
}

type Asking = Pick<PrismaClient, '$queryRawUnsafe'>

/**
 * The rows of one statement, by what their columns are called in our models (`created_at` as `createdAt`). It is asked
 * past Prisma, on the same connections: of what is read with nearly every request, Prisma's part is three quarters. Within
 * a transaction it is asked by Prisma.
 *
 * @param text the statement, with `$1::uuid`, `$2::text` in the place of `values`; never put together of what was sent
 */
export async function readRows<Row>(db: Asking, text: string, values: unknown[]): Promise<Row[]> {
  const pool = kept.readoutPools?.get(db)
  const rows = pool
    ? (await pool.query<Record<string, unknown>>(text, values)).rows
    : await db.$queryRawUnsafe<Record<string, unknown>[]>(text, ...values)
  return rows.map((row) => withOurNames(row) as Row)
}

function withOurNames(row: Record<string, unknown>): Record<string, unknown> {
  const named: Record<string, unknown> = {}
  for (const name in row) named[ourName(name)] = row[name]
  return named
}

/** Of the columns of a few tables. */
const ourNames = new Map<string, string>()

function ourName(column: string): string {
  const known = ourNames.get(column)
  if (known !== undefined) return known
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  ourNames.set(column, name)
  return name
}

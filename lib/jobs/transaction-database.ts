import type PgBoss from 'pg-boss'

/** Part of a Prisma client that a transaction has too. */
export interface SqlRunner {
  $queryRawUnsafe: (statement: string, ...values: unknown[]) => Promise<unknown>
}

/** pg-boss speaks through the transaction; Prisma wants JSON as text and no undefined. */
export const transactionDatabase = (transaction: SqlRunner): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const rows = await transaction.$queryRawUnsafe(text, ...values.map(plainValue))
    return { rows: Array.isArray(rows) ? rows : [] }
  },
})

const plainValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(value)
    : (value ?? null)

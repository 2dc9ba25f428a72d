import { Prisma } from '@/lib/db/generated/client'

/** Prisma: no connection, refused, timed out, closed, pool exhausted, transaction could not start. */
const prismaCodes = new Set(['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1017', 'P2024', 'P2028'])
/** Node and Postgres: nobody listens, the connection broke, the server starts or ends, too many clients. */
const driverCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300'])

/** P2002: a unique constraint refused the row. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'

/** Whether the database itself can't be reached just now, which says nothing against the request. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && (prismaCodes.has(code) || driverCodes.has(code))) return true
  return error instanceof Prisma.PrismaClientInitializationError || isUnavailable(cause)
}

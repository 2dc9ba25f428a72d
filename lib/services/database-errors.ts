import { Prisma } from '@/lib/db/generated/client'

/**
 * What says that the database can't be reached, or has no room, just now. Of Prisma: no connection, refused, timed
 * out, closed, pool exhausted, too many connections, a transaction that could not start or go on, a deadlock.
 */
const prismaCodes = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1010',
  'P1017',
  'P1018',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
])
/** As Prisma's adapter names the same, within an error that carries another code. */
const adapterKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionAlreadyClosed',
  'TransactionWriteConflict',
])
/** Of Node: nobody listens, no way there, the connection broke or was never made. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
])
/**
 * Of Postgres (appendix A of its manual), by their beginnings: connection exceptions, insufficient resources (too
 * many connections, no memory, no space), ended or starting, statement cancelled, read-only after a failover.
 */
const sqlStates = /^(08\w{3}|53\w{3}|57P0[1-5]|57014|40001|40P01|25006)$/
/** Of the driver, which gives these no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|Unable to start a transaction|Server has closed the connection|Connection ended unexpectedly)/

/** P2002: a unique constraint refused the row. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, 'P2002')

/** P2003 and P2025: what a row was to belong to, or the row itself, was deleted meanwhile. */
export const isGone = (error: unknown): boolean => hasCode(error, 'P2003') || hasCode(error, 'P2025')

/** 22021: a text with a NUL in it, which Postgres keeps none of, nor of what is no UTF-8. */
export const isUnkeepableText = (error: unknown): boolean =>
  chainOf(error).some(
    ({ code, originalCode, message }) =>
      code === '22021' || originalCode === '22021' || unkeepableText.test(String(message)),
  )

/** As Prisma tells it, which gives it no code of its own. */
const unkeepableText = /Code: `22021`/

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code

/** Whether the database itself can't be reached just now, which says nothing against the request. */
export function isUnavailable(error: unknown): boolean {
  return chainOf(error).some(
    (link) =>
      link instanceof Prisma.PrismaClientInitializationError ||
      [link.code, link.originalCode].some(isUnavailableCode) ||
      adapterKinds.has(String(link.kind)) ||
      driverMessages.test(String(link.message)),
  )
}

const isUnavailableCode = (code: unknown): boolean =>
  typeof code === 'string' && (prismaCodes.has(code) || socketCodes.has(code) || sqlStates.test(code))

type Link = Record<'code' | 'originalCode' | 'kind' | 'message', unknown>

/** Deep enough for every library, and an end for what names itself as its cause. */
const depthMax = 8

/** An error and all that it says to have come of: its cause, those it gathers, and the adapter's within Prisma's. */
function chainOf(error: unknown, depth = 0): Link[] {
  if (typeof error !== 'object' || error === null || depth > depthMax) return []
  const { cause, errors, meta } = error as {
    cause?: unknown
    errors?: unknown
    meta?: { driverAdapterError?: unknown }
  }
  const inner = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? errors : [])]
  return [error as Link, ...inner.flatMap((part) => chainOf(part, depth + 1))]
}

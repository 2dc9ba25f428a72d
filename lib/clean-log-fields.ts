import { types } from 'node:util'
import { cleanLogText } from './clean-log-text'

type Fields = Record<string, unknown>

const redacted = '[redacted]'
/** Deeper there is nothing that anybody would read in a log, and an end for what holds itself. */
const depthMax = 6
const messageLengthMax = 500
const framesMax = 20

const secretNames =
  /^(key|processid|connection_?string|database_?url|(share_?)?link_?id|share_?id)$|(password|passphrase|secret|token|authorization|cookie|api_?key|secret_?key|private_?key)(_?(hash|digest))?$/i

/** What of an error says what went wrong and where; all else may be a row, a query's values or a connection. */
const errorFields = [
  'code',
  'errno',
  'syscall',
  'severity',
  'table',
  'constraint',
  'routine',
  'kind',
  'statusCode',
]

/** Their text is a piece of the value that they could not read, but for these. */
const valueErrors = new Set(['SyntaxError', 'RangeError', 'URIError', 'EngineError'])
const valueFree =
  /^(Maximum call stack size exceeded|Invalid (string|array|typed array) length|Array buffer allocation failed)$/

/** The fields of a log line without secrets, links and data, however deep they stand. */
export function cleanLogFields(fields: Fields): Fields {
  return cleanObject(fields, 0)
}

/** An error as the log has it, for what is printed besides. */
export function cleanErrorText(error: unknown): string {
  if (!isError(error)) return typeof error === 'string' ? withoutValues(error) : 'an error of no known kind'
  return cleanError(error, 0).stack as string
}

function cleanObject(fields: object, depth: number): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    secretNames.test(name) && value != null ? redacted : cleanValue(value, depth + 1),
  ])
  return Object.fromEntries(entries)
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanLogText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > depthMax) return '[…]'
  if (isError(value)) return cleanError(value, depth)
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1))
  return cleanObject(value, depth)
}

const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value)

/** As much of the cause and of what it gathers, such as the driver's error within Prisma's. */
function cleanError(error: Error, depth: number): Fields {
  const given = error as Error & Fields
  const told = errorFields
    .filter((name) => ['string', 'number'].includes(typeof given[name]))
    .map((name) => [name, cleanLogText(withoutValues(String(given[name])))])
  const { driverAdapterError } = (given.meta ?? {}) as Fields
  const inner = { cause: given.cause ?? driverAdapterError, errors: given.errors }
  const causes = Object.entries(inner)
    .filter(([, value]) => typeof value === 'object' && value !== null)
    .map(([name, value]) => [name, cleanCause(value, depth + 1)])
  const message = messageOf(error)
  return {
    type: error.name,
    message,
    stack: [message ? `${error.name}: ${message}` : error.name, ...framesOf(error)].join('\n'),
    ...Object.fromEntries([...told, ...causes]),
  }
}

/** Of what is no error, such as an adapter's own record of one, only what an error may tell. */
function cleanCause(cause: unknown, depth: number): unknown {
  if (depth > depthMax) return '[…]'
  if (Array.isArray(cause)) return cause.slice(0, depthMax).map((item) => cleanCause(item, depth + 1))
  if (isError(cause)) return cleanError(cause, depth)
  const { kind, code, originalCode } = (cause ?? {}) as Fields
  return { kind: cleanValue(kind, depth), code: cleanValue(originalCode ?? code, depth) }
}

function messageOf({ name, message }: Error): string {
  if (valueErrors.has(name) && !valueFree.test(message)) return ''
  // Prisma prints the whole call with its values first, and what is wrong with it last.
  const text = name === 'PrismaClientValidationError' ? (message.trim().split('\n').at(-1) ?? '') : message
  return withoutValues(text).slice(0, messageLengthMax)
}

/** Programs quote what they were given: JavaScript and Postgres in quotes, Postgres's rows in brackets. */
const withoutValues = (text: string): string =>
  cleanLogText(
    text
      .replace(/(\)=|row contains )\([^\n]*\)/g, '$1(…)')
      .replace(/"[^\n]*"/g, '"…"')
      .replace(/“[^\n]*”|«[^\n]*»/g, '"…"')
      .replace(/(?<![\p{L}\d])'[^\n]*'/gu, "'…'"),
  )

/** Where it came from; the message that stands before may have lines that look the same. */
function framesOf({ message, stack = '' }: Error): string[] {
  const at = message ? stack.indexOf(message) : -1
  const frames = at < 0 ? stack : stack.slice(at + message.length)
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, framesMax)
    .map(cleanLogText)
}

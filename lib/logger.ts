import pino from 'pino'
import { getEnv } from './env'
import { prettyLine } from './log-line'

/** Never written to a log, wherever they stand in what is logged. */
const secretFields = [
  'password',
  'passwordHash',
  'authorization',
  'cookie',
  'key',
  'secret',
  'token',
  'databaseUrl',
]

let root: pino.Logger | undefined

/** The process's logger: JSON lines, or short lines for people on a terminal. */
export function getLogger(): pino.Logger {
  root ??= createLogger()
  return root
}

/** A logger over any sink; `getLogger` is the one to use. */
export function createLogger(sink?: pino.DestinationStream): pino.Logger {
  const env = getEnv()
  const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])
  const options: pino.LoggerOptions = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths, censor: '[redacted]' },
    serializers: { error: pino.stdSerializers.err },
  }
  if (sink) return pino(options, sink)
  const format = env.logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json')
  if (format === 'json') return pino(options)
  return pino(options, { write: (line) => process.stdout.write(prettyLine(line)) })
}

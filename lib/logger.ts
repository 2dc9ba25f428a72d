import pino from 'pino'
import { cleanLogFields } from './clean-log-fields'
import { getEnv } from './env'
import { prettyLine } from './log-line'

let root: pino.Logger | undefined

/** The process's logger: JSON lines, or short lines for people on a terminal. */
export function getLogger(): pino.Logger {
  root ??= createLogger()
  return root
}

/** A logger over any sink; `getLogger` is the one to use. */
export function createLogger(sink?: pino.DestinationStream): pino.Logger {
  const env = getEnv()
  const options: pino.LoggerOptions = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: cleanLogFields },
    hooks: { streamWrite: cleanLine },
  }
  if (sink) return pino(options, sink)
  const format = env.logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json')
  if (format === 'json') return pino(options)
  return pino(options, { write: (line) => process.stdout.write(prettyLine(line)) })
}

/** The text beside the fields too, and what a child logger was bound to, which no formatter is shown. */
const cleanLine = (line: string): string => `${JSON.stringify(cleanLogFields(JSON.parse(line)))}\n`

const shownFirst = new Set(['level', 'time', 'msg', 'error'])

/** One JSON log line as a short line for people: time, level, text, then the fields. */
export function prettyLine(line: string): string {
  const entry = JSON.parse(line) as Record<string, unknown>
  const fields = Object.entries(entry)
    .filter(([name]) => !shownFirst.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const level = entry.level === 'info' ? '' : `${String(entry.level)} `
  const head = `${String(entry.time).slice(11, 19)} ${level}${String(entry.msg ?? '')}`
  return `${[head, ...fields].join('  ')}\n${errorText(entry.error)}`
}

function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const { stack, message } = error as { stack?: string; message?: string }
  return `${stack ?? message ?? ''}\n`
}

import { EngineError } from '../../engine-error'

/** Refuses text that does not begin as JSON does. */
export function requireJson(text: string): void {
  const head = text.slice(0, 4096).trimStart()
  if (head.startsWith('{') || head.startsWith('[')) return
  if (head.startsWith('<')) {
    throw new EngineError(
      'file_type_mismatch',
      'The file is a web page or XML, not JSON. Export its data as JSON or CSV.',
    )
  }
  const line = head.split(/[\r\n]/, 1)[0]!
  const isScalar = /^(?:"[^"]*"|-?\d[\d.eE+-]*|true|false|null)$/.test(text.slice(0, 4096).trim())
  if (isScalar) {
    throw new EngineError(
      'file_unparsable',
      'The JSON is a single value, not a table. Send a list of objects, one for each row.',
    )
  }
  const advice = /[,;\t|]/.test(line)
    ? 'It looks like CSV: send it with file_type "csv".'
    : 'Send JSON, or CSV with file_type "csv".'
  throw new EngineError('file_type_mismatch', `The file is not JSON: JSON begins with { or [. ${advice}`)
}

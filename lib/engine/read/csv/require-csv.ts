import { EngineError } from '../../engine-error'

const jsonStart = /^\s*(?:\{\s*(?:"|\})|\[\s*(?:\{|\[|"|\]))/
const markupStart = /^\s*<(?:!doctype|html|\?xml|svg|table)\b/i

/** Refuses text that is plainly of another kind. */
export function requireCsv(text: string): void {
  const head = text.slice(0, 4096)
  if (markupStart.test(head)) {
    throw new EngineError(
      'file_type_mismatch',
      'The file is a web page or XML, not a CSV table. Open it and save or export its table as CSV.',
    )
  }
  if (jsonStart.test(head) && isJson(text)) {
    throw new EngineError('file_type_mismatch', 'The file is JSON, not CSV. Send it with file_type "json".')
  }
}

/** The text, or its first line, parses; what only begins like JSON may be a table of odd cells. */
function isJson(text: string): boolean {
  const line = text.trimStart().split('\n', 1)[0]!
  return parses(line) || parses(text)
}

function parses(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

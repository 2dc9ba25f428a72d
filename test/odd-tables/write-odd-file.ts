import type { Dice } from './dice'
import type { OddGrid } from './odd-grid'

/** A grid as a CSV file of one dialect or another: title lines, ragged rows, blank lines and footers among it. */
export function writeCsv(grid: OddGrid, dice: Dice): string {
  const delimiter = dice.pick([',', ',', ',', ';', '\t', '|', ', '])
  const end = dice.pick(['\n', '\n', '\n', '\r\n', '\r'])
  const quotesAll = dice.chance(0.1)
  const quotesNone = dice.chance(0.05)
  const cell = (text: string) => {
    const needsQuotes = text.includes(delimiter.trim() || delimiter) || /["\r\n]/.test(text)
    return !quotesNone && (quotesAll || needsQuotes) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const isRagged = dice.chance(0.1)
  const ragged = (row: string[]) => {
    if (!isRagged || !dice.chance(0.2)) return row
    return dice.chance(0.5) ? row.slice(0, dice.whole(0, row.length)) : [...row, '', 'surplus']
  }
  const line = (row: string[]) => ragged(row).map(cell).join(delimiter)
  const lines = grid.rows.map(line)
  if (!dice.chance(0.04)) lines.unshift(line(grid.names))
  if (dice.chance(0.05)) lines.unshift('Report of all shops', '')
  if (dice.chance(0.03)) lines.unshift('# a comment')
  if (dice.chance(0.03)) lines.unshift(`sep=${delimiter[0]}`)
  if (dice.chance(0.05))
    lines.splice(dice.whole(0, lines.length), 0, dice.pick(['', delimiter, line(grid.names)]))
  if (dice.chance(0.05)) lines.push('', 'Source: the shops')
  return lines.join(end) + dice.pick(['', end, end + end])
}

/** The bytes of a text in one of the encodings that files come in. */
export function encodeText(text: string, dice: Dice): Uint8Array {
  const kind = dice.next()
  if (kind < 0.04) return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
  if (kind < 0.08) return new Uint8Array(Buffer.from(text, 'latin1'))
  return new TextEncoder().encode(kind < 0.14 ? `\ufeff${text}` : text)
}

/** A cell as JSON of the kind that it looks like, or of any kind. */
function jsonCell(text: string, dice: Dice): string {
  if (dice.chance(0.03))
    return dice.pick([
      'null',
      'true',
      '[]',
      '[1, "a", null]',
      '{}',
      '{"$date": 86400000}',
      '1e999',
      '{"a": {"b": 1}}',
    ])
  if (text === '' && dice.chance(0.7)) return 'null'
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e-?\d+)?$/.test(text) ? text : JSON.stringify(text)
}

/** The same as JSON in one of its shapes, written by hand so that names may repeat and be `__proto__`. */
export function writeJson({ names, rows }: OddGrid, dice: Dice): string {
  const record = (row: string[]) =>
    `{${names
      .map((name, at) => ({ name, cell: row[at] ?? '' }))
      .filter(() => !dice.chance(0.02))
      .map(({ name, cell }) => `${JSON.stringify(name)}: ${jsonCell(cell, dice)}`)
      .join(', ')}}`
  const list = (row: string[]) => `[${row.map((cell) => jsonCell(cell, dice)).join(', ')}]`
  const column = (at: number) => list(rows.map((row) => row[at] ?? ''))
  const shapes: (() => string)[] = [
    () => `[${rows.map(record).join(',\n')}]`,
    () => rows.map(record).join('\n'),
    () => `{"meta": {"page": 1}, "data": [${rows.map(record).join(', ')}]}`,
    () => `{${names.map((name, at) => `${JSON.stringify(name)}: ${column(at)}`).join(', ')}}`,
    () => `[${[JSON.stringify(names), ...rows.map(list)].join(', ')}]`,
    () => `{"rows": [${rows.map((row) => `{"inner": ${record(row)}, "tags": ["a", "b"]}`).join(', ')}]}`,
  ]
  return dice.pick(shapes)()
}

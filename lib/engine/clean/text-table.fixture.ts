import type { ReadResult, TextColumn } from '../table/text-table'

/** A table as read, from rows of text with the header row first; for tests. */
export function textTable(rows: string[][], delimiter = ','): ReadResult {
  const [header, ...body] = rows as [string[], ...string[][]]
  const columns = header.map(
    (name, index): TextColumn =>
      textColumn(
        name,
        body.map((row) => row[index] ?? ''),
      ),
  )
  return {
    table: { columns, rowCount: body.length },
    dialect: {
      delimiter,
      quote: '"',
      encoding: 'utf-8',
      header_row: 0,
      decimal: null,
      date_order: null,
      confidence: 1,
    },
    steps: [],
    rowsAsRead: () => rows,
  }
}

function textColumn(name: string, cells: string[]): TextColumn {
  const values: string[] = []
  const seen = new Map<string, number>()
  const codes = Int32Array.from(cells, (cell) => {
    const known = seen.get(cell)
    if (known !== undefined) return known
    seen.set(cell, values.length)
    return values.push(cell) - 1
  })
  return { name, codes, values }
}

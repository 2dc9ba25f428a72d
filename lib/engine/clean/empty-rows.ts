import { missingCode, type Table } from '../table/table'
import { keepRows } from './keep-rows'
import type { Steps } from './steps'

/** Leaves out rows in which nothing stands, and unnamed columns in which nothing stands. */
export function dropEmpty(table: Table, steps: Steps): Table {
  return dropEmptyRows(dropEmptyColumns(table, steps), steps)
}

/** As `uniqueNames` calls what has no name. */
const unnamed = /^column_\d+(?:_\d+)?$/

function dropEmptyColumns(table: Table, steps: Steps): Table {
  const isEmpty = table.columns.map((column) => column.missing === table.rowCount)
  if (table.rowCount === 0 || !isEmpty.includes(true) || !isEmpty.includes(false)) return table
  table.columns.forEach((column, index) => {
    if (!isEmpty[index]) return
    const detail = unnamed.test(column.name) ? 'No name and no value: left out.' : 'No value in any row.'
    steps.push({ step: 'empty_column', column: column.name, rows: table.rowCount, detail })
  })
  const columns = table.columns.filter((column, index) => !(isEmpty[index] && unnamed.test(column.name)))
  return { ...table, columns }
}

function dropEmptyRows(table: Table, steps: Steps): Table {
  const [first, ...others] = [...table.columns].sort((a, b) => a.missing - b.missing)
  if (!first || first.missing === 0) return table
  const keep = new Uint8Array(table.rowCount).fill(1)
  let dropped = 0
  for (let row = 0; row < table.rowCount; row++) {
    if (first.codes[row] !== missingCode) continue
    if (others.some((column) => column.codes[row] !== missingCode)) continue
    keep[row] = 0
    dropped++
  }
  if (dropped === 0) return table
  steps.push({ step: 'empty_rows', column: null, rows: dropped, detail: 'Rows without any value left out.' })
  return keepRows(table, keep)
}

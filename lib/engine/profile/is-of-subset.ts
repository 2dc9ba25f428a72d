import { type Column, missingCode, type Table } from '../table/table'

/** With fewer rows empty a date may be the table's clock with gaps. */
const emptyShareMin = 0.5
/** How surely another column says whether a row has the date. */
const toldShareMin = 0.98
const valuesMax = 20

/**
 * Whether a date is an event of some rows only: most have none, and which do is told by another column, as a leave date
 * by a status. Such a date is no clock of the table.
 */
export function isOfSubset(table: Table, date: Column): boolean {
  if (date.missing < emptyShareMin * table.rowCount) return false
  return table.columns.some((other) => other !== date && isTeller(other) && tells(other, date))
}

const isTeller = ({ type, values }: Column) =>
  (type === 'text' || type === 'boolean') && values.length >= 2 && values.length <= valuesMax

/** Whether the rows with the date are those of some of the values, and the others those of the rest. */
function tells({ codes, values }: Column, date: Column): boolean {
  const [filled, empty] = [new Float64Array(values.length + 1), new Float64Array(values.length + 1)]
  codes.forEach((code, row) => {
    const counts = date.codes[row] === missingCode ? empty : filled
    counts[code === missingCode ? values.length : code]!++
  })
  const told = filled.reduce((sum, count, value) => sum + Math.max(count, empty[value]!), 0)
  return told >= toldShareMin * codes.length && filled.some((count, value) => count > empty[value]!)
}

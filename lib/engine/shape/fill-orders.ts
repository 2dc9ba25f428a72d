import { quoted } from '../clean/change-steps'
import type { Steps } from '../clean/steps'
import { type Column, missingCode, type Table } from '../table/table'

/** Fewer groups of several rows say nothing of what stands on the first of them. */
const groupsMin = 20
const rowsPerGroup = { least: 1.1, most: 30 }
/** So many groups must have it on their first row for a column to say that first rows are filled. */
const filledMin = 0.95
/** So many columns must say so: one alone may be left blank for a reason of its own. */
const columnsMin = 2
/** Groups that come again further down are no orders with their lines below them. */
const togetherMin = 0.99

interface Group {
  from: number
  to: number
}

/**
 * What is told of an order (its date, country, state) on its first line alone is filled down to its other lines, so
 * that what is on these has it too. Amounts are left as they are: on each line they would be added again.
 */
export function fillOrders(table: Table, steps: Steps): Table {
  for (const head of table.columns) {
    const groups = groupsOf(table, head)
    if (!groups) continue
    const onFirst = table.columns.filter((column) => column !== head && isOnFirstRows(column, groups))
    const sure = onFirst.filter((column) => filledShare(column, groups) >= filledMin)
    // what each line has tells that lines are things of their own
    const isOfLines = table.columns.some((column) => column !== head && isOnEachRow(column, groups))
    const told = onFirst.filter(({ type }) => type !== 'number' && type !== 'integer')
    if (sure.length >= columnsMin && isOfLines && told.length > 0)
      return filled(table, { head, told, groups }, steps)
  }
  return table
}

/** The rows of several rows that share a value and stand below each other; null where the column has few of them. */
function groupsOf({ rowCount }: Table, { codes, missing, values }: Column): Group[] | null {
  const perGroup = rowCount / Math.max(1, values.length)
  if (missing > 0 || perGroup < rowsPerGroup.least || perGroup > rowsPerGroup.most) return null
  const groups: Group[] = []
  let runs = 0
  for (let from = 0; from < rowCount && values.length >= togetherMin * runs; ) {
    let to = from + 1
    while (to < rowCount && codes[to] === codes[from]) to++
    runs++
    if (to - from > 1) groups.push({ from, to })
    from = to
  }
  return groups.length >= groupsMin && values.length >= togetherMin * runs ? groups : null
}

/** What says one thing alone, as a mark does, may be of the row that it stands on. */
function isOnFirstRows({ codes, missing, values }: Column, groups: Group[]): boolean {
  if (missing === 0 || values.length < 2) return false
  return groups.every(({ from, to }) => {
    for (let row = from + 1; row < to; row++) if (codes[row] !== missingCode) return false
    return true
  })
}

const filledShare = ({ codes }: Column, groups: Group[]) =>
  groups.filter(({ from }) => codes[from] !== missingCode).length / groups.length

/** Whether it stands on all rows and is another one inside most groups. */
const isOnEachRow = ({ codes, missing }: Column, groups: Group[]) =>
  missing === 0 && groups.filter(({ from, to }) => codes[from] !== codes[to - 1]).length * 2 > groups.length

function filled(
  table: Table,
  { head, told, groups }: { head: Column; told: Column[]; groups: Group[] },
  steps: Steps,
): Table {
  const made = new Map(told.map((column) => [column, filledColumn(column, groups)]))
  const rows = groups.reduce((count, { from, to }) => count + to - from - 1, 0)
  const names = told.map(({ name }) => quoted(name)).join(', ')
  const detail = `Filled down in ${names}: they stood on the first row of each ${quoted(head.name)} alone. Numbers are left as they are, so that none counts twice.`
  const isDone = steps.guess({ step: 'fill_down', column: null, rows, detail })
  return isDone ? { ...table, columns: table.columns.map((column) => made.get(column) ?? column) } : table
}

function filledColumn(column: Column, groups: Group[]): Column {
  const codes = column.codes.slice()
  const numbers = column.numbers?.slice() ?? null
  for (const { from, to } of groups) {
    codes.fill(codes[from]!, from, to)
    numbers?.fill(numbers[from]!, from, to)
  }
  return { ...column, codes, numbers, missing: codes.filter((code) => code === missingCode).length }
}

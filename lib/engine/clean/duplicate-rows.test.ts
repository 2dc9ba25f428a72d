import { expect, it } from 'vitest'
import { readTable } from '../read/read-table'
import { cleanTable } from './clean-table'

const clean = (header: string, rows: string[]) =>
  cleanTable(readTable(new TextEncoder().encode([header, ...rows].join('\n')), { fileType: 'csv' }))
const deals = Array.from({ length: 30 }, (_, row) => `D-${String(row).padStart(3, '0')},${(row * 37) % 90}`)
const stepOf = ({ steps }: ReturnType<typeof clean>) => steps.find(({ step }) => step === 'duplicate_rows')

it('leaves out rows that were written twice where a column names each once', () => {
  const cleaned = clean('deal,value', [...deals, ...deals.slice(4, 9)])
  expect(cleaned.table.rowCount).toBe(30)
  expect(stepOf(cleaned)).toMatchObject({ rows: 5 })
  expect(stepOf(cleaned)!.detail).toContain('"deal" names each row once')
})

it('keeps them where nothing does, and where a number only happens to', () => {
  const sales = Array.from({ length: 30 }, (_, row) => `${'NSW'[row % 3]},${row}`)
  const cleaned = clean('region,revenue', [...sales, ...sales.slice(0, 5)])
  expect(cleaned.table.rowCount).toBe(35)
  expect(stepOf(cleaned)!.detail).toMatch(/kept\.$/)
})

it('takes whole numbers for names where by chance some of so many would have come twice', () => {
  const sold = (step: number) =>
    Array.from({ length: 120 }, (_, row) => `${70_000 + ((row * step) % 300)},${'NSW'[row % 3]}`)
  const tickets = sold(7)
  expect(clean('vorgang,region', [...tickets, ...tickets.slice(0, 5)]).table.rowCount).toBe(120)
  const amounts = tickets.map((line, row) => line.replace(/^\d+/, String(70_000 + row * row * 7)))
  expect(clean('betrag,region', [...amounts, ...amounts.slice(0, 5)]).table.rowCount).toBe(125)
})

it('keeps what is alike because nothing else was written down', () => {
  const ages = Array.from({ length: 600 }, (_, row) => 18 + ((row * 7919) % 71))
  expect(clean('age', ages.map(String)).table.rowCount).toBe(600)
  const groups = ages.map((age) => `${age},${age < 40 ? 'young' : 'old'}`)
  expect(clean('age,group', groups).table.rowCount).toBe(600)
})

it('takes -1 and 999 for missing far off all others, and not among them', () => {
  const levels = (odd: string) =>
    Array.from({ length: 60 }, (_, row) => (row % 12 === 0 ? odd : String(90 + ((row * 7) % 40))))
  const missing = (cells: string[]) =>
    clean(
      'level,shop',
      cells.map((cell, row) => `${cell},${'abcde'[row % 5]}`),
    ).table.columns[0]!.missing
  expect(missing(levels('-1'))).toBe(5)
  expect(missing(levels('999'))).toBe(5)
  expect(missing(levels('99'))).toBe(0)
  expect(missing(levels('888'))).toBe(5)
  expect(missing(levels('88'))).toBe(0)
  const answers = Array.from({ length: 60 }, (_, row) => String([1, 2, 3, 4, 5, 98, 99][row % 7]!))
  expect(missing(answers)).toBe(answers.filter((answer) => answer.length > 1).length)
  const marks = (from: number) =>
    Array.from({ length: 120 }, (_, row) => String(row % 9 === 0 ? -1 : from + ((row * 3) % 10)))
  expect(missing(marks(1))).toBe(14)
  expect(missing(marks(0))).toBe(0)
  const moods = Array.from({ length: 60 }, (_, row) => String((row % 4) - 1))
  expect(missing(moods)).toBe(0)
})

it.each([
  ['receipts, the last again', { from: 28_551, step: 1, again: 96 }],
  ['receipts of every third number', { from: 700, step: 3, again: 40 }],
])('leaves out what was exported twice: %s', (_, { from, step, again }) => {
  const rows = Array.from(
    { length: 460 },
    (_row, at) => `${from + at * step},${at % 2 ? 'cash' : 'card'},301.00`,
  )
  expect(clean('Beleg,Art,Wert', [...rows, ...rows.slice(-again)]).table.rowCount).toBe(rows.length)
})

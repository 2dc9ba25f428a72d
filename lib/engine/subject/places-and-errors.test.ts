import { expect, it } from 'vitest'
import { draft, spread, understand } from './subject.fixture'

const outcomesOf = (rows: (string | number)[][], file: string) => {
  const { profile } = understand(rows, file).subject
  return (profile.outcomes ?? []).map((index) => profile.columns[index]!.name)
}

it('takes no place for what came of its rows, though the file is called by it', () => {
  const rows = Array.from({ length: 300 }, (_, row) => [
    `V${row}`,
    ['Ost', 'Mitte', 'West'][row % 7 < 3 ? 0 : (row % 2) + 1]!,
    ['dog', 'cat'][row % 2]!,
    (20 + spread(row, 90)).toFixed(2),
  ])
  expect(outcomesOf([['visit', 'warehouse', 'kind', 'fee_eur'], ...rows], 'warehouse.csv')).not.toContain(
    'warehouse',
  )
})

it('tells the share of errors of a machine’s log, and none of a log without them', () => {
  const log = (bad: string) => [
    ['at', 'level', 'press', 'force_kn'],
    ...Array.from({ length: 900 }, (_, row) => [
      new Date(Date.UTC(2024, 4, 1, 0, row * 9)).toISOString().slice(0, 19),
      row % 30 === 0 ? bad : row % 11 === 0 ? 'idle' : 'run',
      ['A', 'B', 'C'][row % 3]!,
      30 + spread(row, 43) / 3,
    ]),
  ]
  const titles = (bad: string) => draft(log(bad), 'press.csv').blocks.map(({ title }) => title)
  expect(titles('ERROR').join()).toMatch(/Share with level ERROR/)
  expect(titles('setup').join()).not.toMatch(/Share with level/)
})

import { expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const kinds = ['crew', 'depot', 'model', 'issue', 'channel', 'turn']

it('names six kinds that make no difference, and the unit of two numbers once', () => {
  const rows = Array.from({ length: 900 }, (_, row) => [
    `T${1000 + row}`,
    ...kinds.map((kind, at) => `${kind} ${'abc'[spread(row * (at + 1), 101) % 3]}`),
    (20 + spread(row, 97) / 10).toFixed(1),
  ])
  const { insights } = draft([['ticket', ...kinds, 'wait_days'], ...rows])
  const told = insights.find(({ kind }) => kind === 'evenness')!
  for (const kind of kinds) expect(told.text).toContain(kind)
  expect(told.text).toMatch(/crew \([\d.]+ for crew \w, [\d.]+ for crew \w, [\d.]+ days for crew \w\)/)
})

it('tells between what kinds with long names lie, without the names', () => {
  const long = (kind: string) =>
    `${kind} organisations that work for the common good in several regions of the country`
  const rows = Array.from({ length: 900 }, (_, row) => [
    `T${1000 + row}`,
    ...kinds.map((_, at) => long('abc'[spread(row * (at + 1), 101) % 3]!)),
    (20 + spread(row, 97) / 10).toFixed(1),
  ])
  const { insights } = draft([['ticket', ...kinds, 'wait_days'], ...rows])
  const told = insights.find(({ kind }) => kind === 'evenness')!
  expect(told.text.length).toBeLessThan(520)
  expect(told.text).toMatch(/turn \([\d.]+ to [\d.]+ days\)/)
})

it('tells of a ratio what the sums come to, as every chart of it does', () => {
  const rows = Array.from({ length: 900 }, (_, row) => {
    const uses = 1 + spread(row, 40)
    return [`R${row}`, 'abc'[spread(row, 101) % 3]!, uses * (5 + spread(row, 7) / 10) + 12, uses]
  })
  const { insights, dataset } = draft([['ad', 'line', 'spend', 'conversions'], ...rows])
  const ratio = dataset.columns.find(({ derived_from }) => derived_from?.includes('conversions'))?.name
  const told = insights.find(({ kind, columns }) => kind === 'evenness' && columns[0] === ratio)
  expect(ratio).toBeDefined()
  for (const { measure, value, filters } of told!.evidence.figures) {
    expect(measure).toMatch(/^ratio sum/)
    const own = rows.filter(([, line]) => line === filters[0]!.value)
    const sum = (at: number) => own.reduce((all, row) => all + Number(row[at]), 0)
    expect(value).toBeCloseTo(sum(2) / sum(3), 6)
  }
})

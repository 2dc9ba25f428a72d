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

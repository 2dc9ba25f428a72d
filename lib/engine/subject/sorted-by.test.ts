import { describe, expect, it } from 'vitest'
import { spread, understand } from './subject.fixture'

const rows = 60

/** Places with a number of people, an area and a score, and their ranks; the rows in the order of the score, or in none. */
function places(order: (score: number) => number, rank = 'rank') {
  const made = Array.from({ length: rows }, (_, row) => {
    const score = spread(row, rows, 37) * 1.7 + 3
    return [`Place ${row}`, 100 + spread(row, 900, 613), 5 + spread(row, 400, 251), score.toFixed(1)]
  }).sort((one, other) => order(Number(one[3])) - order(Number(other[3])))
  const ranked = made.map((row, at) => [at + 1, ...row])
  return [[rank, 'town', 'people', 'area', 'aqx'], ...ranked] as (string | number)[][]
}

const firstOf = (table: ReturnType<typeof places>) => {
  const { subject, profile } = understand(table)
  const first = subject.outcomes[0]!
  return { name: profile.columns[first.column]!.name, evidence: first.evidence }
}

describe('rows that stand in the order of a measure', () => {
  it('are a list that is about it, from the highest down or from the lowest up', () => {
    for (const order of [(score: number) => score, (score: number) => -score]) {
      const { name, evidence } = firstOf(places(order))
      expect(name).toBe('aqx')
      expect(evidence).toContain('The rows stand in its order.')
    }
  })

  it('say little where nothing says that it is a ranking', () => {
    const { evidence } = firstOf(places((score) => score, 'line'))
    expect(evidence).not.toContain('The rows stand in its order.')
  })

  it('say nothing where they stand in no order', () => {
    expect(firstOf(places((score) => (score * 7) % 11)).evidence).not.toContain(
      'The rows stand in its order.',
    )
  })

  it('say nothing where they are a course in time that rises', () => {
    const [head, ...made] = places((score) => score)
    const dated = made.map((row, at) => [
      new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
      ...row,
    ])
    expect(firstOf([['day', ...head!], ...dated]).evidence).not.toContain('The rows stand in its order.')
  })
})

import { expect, it } from 'vitest'
import { spread, understand } from './subject.fixture'

/** Applicants of whom those at the fifth stage were hired; `slips` of them say otherwise. */
function applicants(slips: number) {
  const rows = Array.from({ length: 400 }, (_, row) => {
    const stage = 1 + (spread(row, 41) % 5)
    const isHired = stage === 5 && row % 400 >= slips
    return [
      `A${1000 + row}`,
      ['web', 'friend'][row % 2]!,
      `S${stage}`,
      isHired ? 'Hired' : ['Rejected', 'Withdrawn'][row % 3 ? 0 : 1]!,
    ]
  })
  return [['applicant', 'source', 'stage', 'status'], ...rows]
}

/** The columns by which the rate of the first outcome is what it is. */
function deciding(rows: (string | number)[][]): string[] {
  const { profile } = understand(rows).subject
  const rate = profile.columns.find(({ of }) => of)!
  return profile.dependencies
    .filter(([from, to]) => from === rate.index && profile.columns[to]!.name !== rate.name)
    .map(([, to]) => profile.columns[to]!.name)
}

it('takes a stage that says who was hired for no cause of it', () => {
  expect(deciding(applicants(0))).toEqual(['stage'])
})

it('takes a column that says so of most rows only for what it is', () => {
  expect(deciding(applicants(120))).toEqual([])
})

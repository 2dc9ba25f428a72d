import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const groups = ['Year 7', 'Year 8', 'Year 9']

/** Pupils in a term: how many sessions there were, and one more number. */
function terms(name: string, draw: (noise: ReturnType<typeof createNoise>, possible: number) => number) {
  const noise = createNoise(29)
  const rows = Array.from({ length: 400 }, (_, at) => {
    const possible = 118 + 2 * Math.floor(12 * noise.random())
    return [`PU${100 + (at % 200)}`, noise.pick(groups), possible, draw(noise, possible)].join(',')
  })
  const text = [`pupil_id,yr_grp,sess_possible,${name}`, ...rows].join('\n')
  return understandDataset(new TextEncoder().encode(text), { fileType: 'csv', fileName: 'terms.csv' })
}

const additivityOf = ({ profile }: ReturnType<typeof terms>) =>
  Object.fromEntries(profile.columns.map(({ name, additivity }) => [name, additivity]))

describe('whole numbers that were possible, and how many came of it', () => {
  const missed = terms('sess_missed', ({ random }, possible) =>
    Math.min(possible, Math.floor(24 * random() ** 1.3)),
  )

  it('are counted both, though what was possible hardly differs', () => {
    expect(additivityOf(missed)).toMatchObject({ sess_possible: 'additive', sess_missed: 'additive' })
  })

  it('make a rate', () => {
    const rate = missed.profile.columns.find(({ isRatio }) => isRatio)
    expect(missed.table.columns[rate!.index]!.derivedFrom).toEqual(['sess_missed', 'sess_possible'])
  })

  it('are none where the other passes it, or is near it', () => {
    const beyond = terms('sess_minutes', ({ random }) => Math.floor(400 * random()))
    expect(additivityOf(beyond).sess_possible).toBe('intensive')
    const near = terms('sess_score', ({ random }, possible) => possible - Math.floor(6 * random()))
    expect(additivityOf(near)).toMatchObject({ sess_possible: 'intensive', sess_score: 'intensive' })
  })
})

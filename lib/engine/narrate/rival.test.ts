import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createRandom } from '../stats/random'
import { csvBytes, draft, spread, understand } from '../subject/subject.fixture'

/** Two marks of each pupil that nothing in their names or order puts before one another. */
function pupils(names: [string, string]) {
  const random = createRandom(11)
  const rows = Array.from({ length: 300 }, (_, row) => {
    const form = ['10A', '10B', '10C'][row % 3]!
    const weak = form === '10C' ? 15 : 0
    const mark = () => Math.round(40 + 30 * random())
    return [`P${1000 + row}`, mark(), mark() - weak, form]
  })
  return [['pupil', ...names, 'form'], ...rows]
}

describe('what may as well be what a reader came for', () => {
  it('is told in the first card, and drawn among the first charts', () => {
    const rows = pupils(['score_art', 'score_music'])
    expect(understand(rows).subject.profile.rivals).toHaveLength(1)
    const { blocks } = draft(rows, 'marks.csv')
    const [first] = blocks.filter(({ type }) => type === 'insight')
    expect(first!.description).toMatch(/score art .*score music/i)
    const charts = blocks.filter(({ type }) => type === 'bar' || type === 'line' || type === 'scatter')
    expect(charts.slice(0, 3).map(({ title }) => title)).toContain('Average score music by form')
  })

  it('is none where one is far likelier, or was named by the caller', () => {
    expect(understand(pupils(['score', 'shoe size'])).subject.profile.rivals).toEqual([])
    const bytes = csvBytes(pupils(['score_art', 'score_music']))
    const { subject } = understandDataset(bytes, { fileType: 'csv', outcome: 'score_art' })
    expect(subject.profile.rivals).toBeUndefined()
  })
})

it('of a state that leaves nothing of an amount both are told', () => {
  const rows = Array.from({ length: 600 }, (_, row) => {
    const room = ['Single', 'Double', 'Suite'][spread(row, 3, 613)]!
    const price = { Single: 80, Double: 120, Suite: 240 }[room]! + spread(row, 40, 389)
    const status = spread(row, 100, 97) < 12 ? 'cancelled' : 'stayed'
    const revenue = status === 'cancelled' ? 0 : price * (1 + (row % 3))
    return [`B${row}`, room, price, status, ['day', 'night'][row % 2]!, revenue]
  })
  const { blocks } = draft([['booking', 'room', 'rate', 'status', 'shift', 'revenue'], ...rows], 'stays.csv')
  expect(blocks[0]!.description).toMatch(/Share with status cancelled is 1\d(\.\d)?% over/s)
  expect(blocks.slice(0, 3).map(({ title }) => title)).toContain('Total revenue')
})

describe('one of two rivals', () => {
  it('is told for itself, not by how it goes with the other', () => {
    const random = createRandom(11)
    const rows = Array.from({ length: 300 }, (_, row) => {
      const form = ['10A', '10B', '10C'][row % 3]!
      const talent = random() - (form === '10C' ? 0.5 : 0)
      const score = () => Math.round(40 + 15 * (talent + random()))
      return [`P${1000 + row}`, score(), score(), form]
    })
    const { blocks } = draft([['pupil', 'score_art', 'score_music', 'form'], ...rows], 'marks.csv')
    expect(blocks[0]!.description).toMatch(/score art .*score music .*differs by form/i)
    expect(blocks[0]!.description).not.toMatch(/tend/)
  })
})

describe('what is so around a thing', () => {
  it('does not lead where something else is measured, and does where nothing is', () => {
    const random = createRandom(5)
    const rows = (names: string[]) => [
      ['day', ...names],
      ...Array.from({ length: 120 }, (_, row) => [
        new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10),
        ...names.map(() => Math.round(100 * random()) / 10),
      ]),
    ]
    const first = (names: string[]) => {
      const { subject } = understand(rows(names))
      return subject.profile.columns[subject.outcomes[0]!.column]!.name
    }
    expect(first(['rainfall_mm', 'riders', 'stops'])).toBe('riders')
    expect(first(['rainfall_mm', 'wind_kmh'])).toBe('rainfall_mm')
  })
})

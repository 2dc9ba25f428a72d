import { expect, it } from 'vitest'
import { recomputeCardFigure } from '../compose/recompute-card-figure.fixture'
import { draft, spread } from '../subject/subject.fixture'

const moorings = (states: (string | number)[]) =>
  Array.from({ length: 240 }, (_, row) => [
    `B${row}`,
    ['North', 'South'][row % 2]!,
    6 + spread(row, 9),
    states[row % 8 === 0 ? 1 : (row % states.length) * 2]!,
  ])
const captionOf = (rows: (string | number)[][]) => {
  const { blocks } = draft([['berth', 'pier', 'length_m', 'status'], ...rows], 'moorings.csv')
  return blocks.find(({ type, title }) => type === 'kpi' && /Share|status/i.test(title))!
}

it('tells how many are of the other of two ends', () => {
  const rows = moorings(['Kept', 'Terminated', 'Kept']).map((row) => [...row.slice(0, 3), row[3] ?? 'Kept'])
  const { description, config } = captionOf(rows)
  expect(description).toBe('30 of 240 berths; 210 with status Kept.')
  const named = rows.map((row) => ({ status: row[3]! }))
  const { figures } = config.evidence!
  for (const figure of figures) expect(recomputeCardFigure(named, figure, figures)).toBe(figure.value)
})

it.each([
  ['yes', 'no'],
  [1, 0],
])('says nothing of the others of a %s', (yes, no) => {
  const rows = moorings([no, yes, no]).map((row) => [...row.slice(0, 3), row[3] ?? no])
  const { blocks } = draft([['berth', 'pier', 'length_m', 'terminated'], ...rows], 'moorings.csv')
  const rate = blocks.find(({ type, title }) => type === 'kpi' && /terminated/.test(title))
  expect(rate?.description).toBe('30 of 240 berths.')
})

it('tells whose most of them are, where those have it most often too', () => {
  const rows = moorings(['Kept', 'Kept', 'Kept']).map((row, at) => [
    row[0]!,
    row[1]!,
    row[2]!,
    spread(at, 10) < (row[1] === 'North' ? 5 : 2) ? 'Terminated' : 'Kept',
  ])
  const { description, config } = captionOf(rows)
  expect(description).toMatch(/^\d+ of 240 berths, \d+ of the \d+ with pier North; \d+ with status Kept\.$/)
  const named = rows.map(([, pier, , status]) => ({ pier: pier!, status: status! }))
  const { figures } = config.evidence!
  for (const figure of figures) expect(recomputeCardFigure(named, figure, figures)).toBe(figure.value)
})

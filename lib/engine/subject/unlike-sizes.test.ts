import { expect, it } from 'vitest'
import { spread, understand } from './subject.fixture'

/** Reports of hail in inches and of wind in miles per hour, and of damage that nobody measured. */
function reports(magnitude: string, windFrom: number): (string | number)[][] {
  const rows = Array.from({ length: 240 }, (_, row) => {
    const event = ['hail', 'gust', 'damage'][row % 3]!
    const size =
      event === 'hail' ? 0.5 + spread(row, 7) / 4 : event === 'gust' ? windFrom + spread(row, 17) : ''
    return [
      `2024-${String(1 + (row % 12)).padStart(2, '0')}-11`,
      event,
      size,
      ['Reno', 'Harvey'][spread(row, 2, 7)]!,
    ]
  })
  return [['date', 'event', magnitude, 'county'], ...rows]
}

const outcomesOf = (magnitude: string, windFrom: number) => {
  const { subject } = understand(reports(magnitude, windFrom), 'reports.csv')
  return subject.outcomes.map(({ column }) => subject.table.columns[column]!.name)
}

it('follows no number that is of another size in each kind of the rows', () => {
  expect(outcomesOf('mag', 58)).not.toContain('mag')
})

it.each([
  ['mag', 2],
  ['mag_mph', 58],
  ['cost', 58],
])(
  'follows %s where it begins with %s in a kind: it is the same everywhere, or says what it is',
  (name, from) => {
    expect(outcomesOf(name, from)[0]).toContain(name.split('_')[0])
  },
)

import { expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const bakes = (further: string[], stoneFails = 8) => [
  ['loaf', 'oven', 'failed', 'flour_g', 'crumb_ph', ...further],
  ...Array.from({ length: 240 }, (_, row) => [
    `L${row}`,
    ['deck', 'stone'][row % 2]!,
    spread(row, 100) < (row % 2 === 0 ? 30 : stoneFails) ? 'yes' : 'no',
    480 + spread(row, 61),
    (5 + spread(row, 17) / 20).toFixed(2),
    ...further.map((_, at) => 20 + spread(row * (at + 3), 41) / 4),
  ]),
]
const titlesOf = (rows: (string | number)[][]) =>
  draft(rows, 'bakes.csv')
    .blocks.filter(({ type }) => type === 'kpi')
    .map(({ title }) => title)

it('tells a few numbers that things come with, behind what they are judged by', () => {
  const titles = titlesOf(bakes([], 28))
  expect(titles[0]).toMatch(/failed/)
  expect(titles.join()).toMatch(/crumb/i)
})

it('tells none of them where it is known what they are judged by', () => {
  const titles = titlesOf(bakes([]))
  expect(titles[0]).toMatch(/failed/)
  expect(titles.join()).not.toMatch(/crumb/i)
})

it('tells none of them where there are many', () => {
  const titles = titlesOf(bakes(['moist', 'crust', 'volume_ml', 'rise', 'salt', 'proof']))
  expect(titles.join()).not.toMatch(/crumb|moist|salt/)
})

import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { csvBytes, spread } from '../subject/subject.fixture'

const kinds = ['cardiac', 'surgical', 'general', 'maternity']

/** Stays in hospital: more come back from one ward; what they weigh and how often they ring is beside that. */
const stays = () => [
  ['stay_id', 'admitted', 'ward', 'nurse', 'veg', 'weight_kg', 'bell_rings', 'readmitted'],
  ...Array.from({ length: 900 }, (_, row) => [
    `S${row}`,
    new Date(Date.UTC(2024, 0, 1 + (row % 330))).toISOString().slice(0, 10),
    kinds[spread(row, 4)]!,
    `N${spread(row, 6, 31)}`,
    spread(row, 3, 17) === 0 ? 'yes' : 'no',
    48 + spread(row, 53, 37),
    spread(row, 9, 11),
    spread(row, 100, 7907) < (spread(row, 4) === 0 ? 45 : 8) ? 'yes' : 'no',
  ]),
]

const pageOf = (outcome: string) =>
  generateDashboard(csvBytes(stays()), { fileType: 'csv', fileName: 'stays.csv', outcome })
const about = ({ spec, config }: ReturnType<typeof pageOf>['blocks'][number]) =>
  JSON.stringify([spec, config.query])

describe('where it is known what people come for', () => {
  const { blocks, dataset } = pageOf('readmitted')
  const others = dataset.subject!.outcomes.slice(1).map(({ column }) => column)

  it('no chart is of another number, nor of how many rows there are', () => {
    const charts = blocks.filter(({ type }) => type !== 'insight' && type !== 'kpi' && type !== 'table')
    expect(charts.length).toBeGreaterThan(0)
    for (const chart of charts)
      expect(about(chart)).toMatch(new RegExp(['readmitted', ...others].map((name) => `"${name}"`).join('|')))
    expect(blocks.filter(({ type }) => type === 'histogram')).toEqual([])
  })

  it('which kinds make no difference is told of that alone, value by value', () => {
    const same = blocks.filter(({ title }) => title.startsWith('What makes no difference'))
    expect(same.map(({ title }) => title)).toEqual(['What makes no difference: share readmitted'])
    expect(same[0]!.description).toMatch(/veg \([\d.]+% with(out)? veg, [\d.]+% with(out)? veg\)/)
  })
})

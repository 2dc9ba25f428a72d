import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

/** Outages, of which the few of gearboxes last long; lost energy has a tail that is too heavy to test its sum. */
const outages = () => [
  ['outage_id', 'system', 'prio', 'lost_mwh'],
  ...Array.from({ length: 400 }, (_, row) => {
    const isGear = row % 25 === 0
    const lost = isGear ? (row % 100 === 0 ? 400 : 12) : 1 + spread(row, 30, 17) / 10
    return [
      `O${row}`,
      isGear ? 'Gearbox' : ['Pitch', 'Yaw', 'Grid'][row % 3]!,
      isGear ? 1 : 2,
      lost.toFixed(2),
    ]
  }),
]

describe('a large part', () => {
  const { insights } = draft(outages(), 'outages.csv')
  const told = insights.find(({ columns }) => columns.includes('lost_mwh') && columns.includes('system'))!

  it('of what adds up is told beside the part of the rows', () => {
    expect(told.text).toMatch(/^Gearbox makes \d+% of lost with 4% of the rows/)
    const [share, ofRows] = ['share', 'share_of_rows'].map(
      (name) => told.evidence.figures.find(({ measure }) => measure === name)!.value,
    )
    const lost = outages().slice(1)
    const sum = (rows: (string | number)[][]) => rows.reduce((all, [, , , mwh]) => all + Number(mwh), 0)
    expect(share).toBeCloseTo(sum(lost.filter(([, system]) => system === 'Gearbox')) / sum(lost))
    expect(ofRows).toBeCloseTo(0.04)
  })

  it('is called by its column where its name is a number', () => {
    const ofPrio = insights.find(({ columns }) => columns.includes('lost_mwh') && columns.includes('prio'))
    expect(ofPrio?.text ?? 'Prio 1').toMatch(/Prio 1|for prio 1/)
  })
})

import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'
import { createNoise } from './fixture-table'

type Row = (string | number)[]

/** Policies of three channels with a rise in price; how often they lapse is up to the test. */
function policies(lapses: (channel: string, rise: number) => number, rows = 1800): Row[] {
  const { pick } = createNoise(23)
  return [
    ['policy_id', 'channel', 'region', 'price_rise_pct', 'lapsed'],
    ...Array.from({ length: rows }, (_, row): Row => {
      const [channel, rise] = [pick(['Broker', 'Direct', 'Web']), spread(row, 200, 613) / 10]
      const isLapsed = spread(row * 7 + 3, 1009, 389) < 1009 * lapses(channel, rise)
      return [`P${10_000 + row}`, channel, pick(['North', 'South']), rise, isLapsed ? 'Yes' : 'No']
    }),
  ]
}

const cells = (rows: Row[]) =>
  draft(rows).insights.filter(({ kind, text }) => kind === 'exception' && text.includes('where'))

describe('findRateCells', () => {
  it('finds a value and a number on one side of an edge that only together make a rate high', () => {
    const [cell, ...rest] = cells(policies((channel, rise) => (channel === 'Web' && rise >= 14 ? 0.5 : 0.1)))
    expect(rest).toEqual([])
    expect(cell!.text).toMatch(
      /^Share lapsed is unusually high where .*(channel is Web|price rise is 14%? or more).+ where only the first holds/,
    )
    const [inside, rows, first, second] = cell!.evidence.figures
    expect(inside!.value).toBeCloseTo(0.5, 1)
    expect(rows!.value).toBe(inside!.rows)
    expect(Math.max(first!.value, second!.value)).toBeLessThan(0.16)
  })

  it('finds all values but one', () => {
    const [cell] = cells(policies((channel, rise) => (channel !== 'Broker' && rise >= 10 ? 0.45 : 0.12)))
    expect(cell!.text).toContain('channel is not Broker')
  })

  it('finds some of many values that are high with the same condition, as one cell', () => {
    const { pick } = createNoise(29)
    const pairs = ['EN>DE', 'EN>ES', 'EN>FR', 'JA>EN', 'KO>EN', 'EN>NO']
    const rows = Array.from({ length: 1600 }, (_, row): Row => {
      const [pair, template] = [pick(pairs), pick(['yes', 'no', 'yes'])]
      const isHard = template === 'no' && pair.endsWith('EN')
      const isLate = spread(row * 7 + 3, 1009, 389) < 1009 * (isHard ? 0.8 : 0.2)
      return [`J${row}`, pair, template, isLate ? 'late' : 'in time']
    })
    const [cell] = cells([['job', 'pair', 'template', 'end'], ...rows])
    expect(cell!.text).toMatch(/pair is (JA>EN or KO>EN|KO>EN or JA>EN)/)
    const [inside, , first, second] = cell!.evidence.figures
    expect(inside!.value).toBeCloseTo(0.8, 1)
    expect(Math.max(first!.value, second!.value)).toBeLessThan(0.27)
  })

  it('finds where two conditions together make it low', () => {
    const [cell] = cells(policies((channel, rise) => (channel === 'Direct' && rise < 10 ? 0.08 : 0.5)))
    expect(cell).toMatchObject({ direction: 'low' })
  })

  it('takes two effects that add up for none', () => {
    expect(
      cells(policies((channel, rise) => 0.1 + (channel === 'Web' ? 0.2 : 0) + (rise >= 10 ? 0.2 : 0))),
    ).toEqual([])
  })

  it('takes chance for none', () => {
    expect(cells(policies(() => 0.2))).toEqual([])
  })
})

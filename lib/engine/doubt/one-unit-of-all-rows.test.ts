import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { settleValues } from './settle-values'

interface Fill {
  site: string
  at: number
  date: string
  used: number
}

/** Fills of sites, as `write` puts them down; what is paid is for what was used. */
function fills(siteOf: (at: number, random: number) => string, write: (fill: Fill) => Partial<Fill>) {
  const { normal, random } = createNoise(41)
  const made = Array.from({ length: 1200 }, (_, at) => {
    const date = new Date(Date.UTC(2024, 0, 1) + Math.floor(at / 4) * 86_400_000).toISOString().slice(0, 10)
    const used = Number((40 * Math.exp(0.2 * normal())).toFixed(3))
    const fill = { site: siteOf(at, random()), at, date, used }
    return {
      fill,
      told: { ...fill, ...write(fill) },
      cost: (used * 1.5 * Math.exp(0.05 * normal())).toFixed(2),
    }
  })
  const lines = made.map(({ told, cost }) =>
    [1000 + told.at, told.date, told.site, told.used, cost].join(','),
  )
  const text = ['no,date,site,used,cost', ...lines].join('\n')
  const cleaned = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' })).table
  const { table, steps } = settleValues(cleaned, {})
  return { made, used: table.columns[3]!.numbers!, steps: steps.map(({ step, rows }) => ({ step, rows })) }
}

const sites = ['Hull', 'Leith', 'Newry', 'Cardiff']
const anySite = (_: number, random: number) => sites[Math.floor(random * sites.length)]!

describe('rows of a thing that writes another unit', () => {
  it('are told in that of the others, all of them: given back and undated ones too, to the last digit', () => {
    const given = ({ at, used }: Fill) => (at % 45 === 5 ? -used : used)
    const { made, used } = fills(anySite, (fill) => ({
      used: Number((given(fill) * (fill.site === 'Leith' ? 1000 : 1)).toFixed(3)),
      date: fill.at % 40 === 3 ? '' : fill.date,
    }))
    for (const [row, { fill }] of made.entries()) expect(used[row]).toBeCloseTo(given(fill), 6)
  })

  it('are those that lie off, where nearly all rows are of one thing', () => {
    const { made, used } = fills(
      (at) => (at % 14 === 0 ? 'Hull' : 'Leith'),
      ({ site, at, used: own }) => ({ used: site === 'Leith' && at >= 1100 ? own * 4.546_09 : own }),
    )
    const good = made.flatMap(({ fill }, row) => (fill.at < 1100 ? [row] : []))
    for (const row of good) expect(used[row]).toBeCloseTo(made[row]!.fill.used, 6)
  })

  it('are noted alone where the day since when is missing in some', () => {
    const { steps } = fills(anySite, ({ site, at, date, used }) => ({
      used: site === 'Leith' && at < 400 ? used * 1000 : used,
      date: site === 'Leith' && at % 40 === 3 ? '' : date,
    }))
    expect(steps.map(({ step }) => step)).not.toContain('unit_slip')
  })

  it('are looked for beside a text that its owner calls a measure', () => {
    const rows = Array.from({ length: 400 }, (_, at) => {
      const used = 40 + (at % 17)
      return [at, sites[at % 4], at % 4 === 1 ? used * 1000 : used, `note ${at % 90}`].join(',')
    })
    const text = ['no,site,used,note', ...rows].join('\n')
    const cleaned = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' })).table
    expect(() => settleValues(cleaned, { roles: { note: 'measure' } })).not.toThrow()
  })
})

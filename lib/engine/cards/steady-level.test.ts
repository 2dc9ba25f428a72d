import { describe, expect, it } from 'vitest'
import { passes } from '../insights/recompute-periods.fixture'
import { draft, spread } from '../subject/subject.fixture'

/** Deliveries of two years, late in so many of a hundred in each of them. */
function deliveries(sharesLate: [number, number]) {
  const rows = Array.from({ length: 720 }, (_, at) => {
    const day = new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10)
    const isLate = spread(at, 100) < sharesLate[at < 365 ? 0 : 1]!
    return [`D${at}`, day, ['North', 'South'][at % 2]!, isLate ? 'late' : 'on time']
  })
  const { blocks } = draft([['delivery', 'delivered_on', 'depot', 'outcome'], ...rows], 'deliveries.csv')
  const named = rows.map(([delivery, delivered_on, depot, outcome]) => ({
    delivery: delivery!,
    delivered_on: delivered_on!,
    depot: depot!,
    outcome: outcome!,
  }))
  return { named, kpi: blocks.find(({ type, title }) => type === 'kpi' && /late/i.test(title))! }
}

describe('a share over time', () => {
  it('says what it was last and before, where it did not change', () => {
    const { named, kpi } = deliveries([20, 21])
    expect(kpi.description).toMatch(
      /^[\d]+ of 720 .*\. From Jan to (Nov|Dec) 2024: [\d.]+%, against [\d.]+% in the same months of the year before: no clear change\.$/,
    )
    expect(kpi.spec).not.toHaveProperty('trend')
    const rates = kpi.config.evidence!.figures.filter(({ measure }) => measure === 'rate')
    expect(rates).toHaveLength(2)
    for (const { value, filters } of rates) {
      const own = named.filter((row) => filters.every((filter) => passes(row, filter)))
      expect(value).toBeCloseTo(own.filter(({ outcome }) => outcome === 'late').length / own.length, 6)
    }
  })

  it('calls no change none that is one', () => {
    expect(deliveries([10, 45]).kpi.description).not.toContain('no clear change')
  })

  it('says nothing of few that it happened to, or that it did not', () => {
    expect(deliveries([1, 1]).kpi?.description ?? '').not.toContain('no clear change')
    expect(deliveries([88, 96]).kpi?.description ?? '').not.toContain('no clear change')
    expect(deliveries([98, 98]).kpi?.description ?? '').not.toContain('no clear change')
  })
})

describe('an average of the same countries over years', () => {
  const indicators = (rise: number) => {
    const rows = Array.from({ length: 240 }, (_, at) => {
      const [country, year] = [Math.floor(at / 6), at % 6]
      const level = 30 + spread(country, 50) + rise * year + spread(at, 20, 389) / 10
      return [`Land ${country + 1}`, 2018 + year, level.toFixed(1)]
    })
    return draft([['country', 'year', 'internet users %'], ...rows], 'indicators.csv').blocks
  }

  it.each([0, 1.2])('is not called unchanged by how far they lie apart: %s a year', (rise) => {
    const kpis = indicators(rise).filter(({ type }) => type === 'kpi')
    expect(kpis.map(({ title }) => title)).toContain('Average internet users')
    for (const { description } of kpis) expect(description).not.toContain('no clear change')
  })
})

describe('a sum over a sum', () => {
  /** Lots of two years; in the second so many times as much of them is scrap, each month more or less. */
  const lots = (times: number) => {
    const rows = Array.from({ length: 960 }, (_, at) => {
      const month = Math.floor(at / 40)
      const date = new Date(Date.UTC(2023, month, 1 + (at % 28))).toISOString().slice(0, 10)
      const run = 200 + 10 * spread(at, 31)
      const share = (0.06 + 0.01 * ((month * 5) % 7)) * (month < 12 ? 1 : times)
      return [`L${1000 + at}`, date, ['Bracket', 'Flange'][at % 2]!, run, Math.round(run * share)]
    })
    const { blocks } = draft([['lot', 'date', 'part', 'qty_run', 'scrap'], ...rows], 'machining_lots.csv')
    return blocks
      .filter(({ type }) => type === 'kpi')
      .map(({ title, description }) => `${title}: ${description}`)
  }

  it('is told with what it was before, where it moves by less than its months do', () => {
    expect(lots(1.02).join('\n')).toMatch(
      /Scrap per quantity run: .* In 2024: [\d.]+%, after [\d.]+% in 2023: no clear change\./,
    )
  })

  it.each([1.1, 1.4])('is never called unchanged where it moved by more: %s times', (times) => {
    expect(lots(times).join('\n')).toContain('Scrap per quantity run: ')
    expect(lots(times).join('\n')).not.toMatch(/Scrap per .*no clear change/)
  })
})

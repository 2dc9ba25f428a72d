import { describe, expect, it } from 'vitest'
import { recomputeCardFigure } from '../compose/recompute-card-figure.fixture'
import { generateDashboard } from '../generate-dashboard'

const shops = ['Altona', 'Barmbek', 'Eimsbüttel']
const dice = (at: number) => ((at * 7919 + 13) % 101) / 101

/** What each shop takes a month, over some months. */
const takings = (months: number, takingOf: (shop: number, month: number) => number) =>
  Array.from({ length: months * shops.length }, (_, at) => {
    const [month, shop] = [Math.floor(at / shops.length), at % shops.length]
    const date = new Date(Date.UTC(2021, month, 1)).toISOString().slice(0, 10)
    return { month: date, shop: shops[shop]!, takings: Math.round(takingOf(shop, month) + 900 * dice(at)) }
  })

function captionOf(rows: ReturnType<typeof takings>) {
  const lines = ['month,shop,takings', ...rows.map((row) => Object.values(row).join())]
  const draft = generateDashboard(new TextEncoder().encode(`${lines.join('\n')}\n`), {
    fileType: 'csv',
    fileName: 'takings.csv',
  })
  return draft.blocks.find(({ title }) => title === 'Total takings')!
}

describe('a total over years', () => {
  it('tells the last whole year of the calendar, that it changed by nothing clear, who has the largest part of it, and what came since', () => {
    const rows = takings(28, (shop) => [400, 1500, 600][shop]!)
    const { description, spec, config } = captionOf(rows)
    expect(description).toMatch(
      /^In 2022: [\d.]+K, after [\d.]+K in 2021: (no clear change \([\d.]+% (more|less)\)|[\d.]+% (more|less), within its usual ups and downs)\. Barmbek has the largest part of it: [\d.]+K\. From Jan to Apr 2023: [\d.]+K, [\d.]+% (more|less) than in the same months of the year before\.$/,
    )
    expect(spec).not.toHaveProperty('trend')
    const { figures } = config.evidence!
    expect(figures).toHaveLength(6)
    for (const figure of figures)
      expect(figure.value).toBeCloseTo(recomputeCardFigure(rows, figure, figures), 6)
  })

  it('tells nothing since the last whole year of a single month, and nothing of the calendar where only one of its years is whole', () => {
    const year = captionOf(takings(25, (shop) => [400, 1500, 600][shop]!)).description
    expect(year).toMatch(/^In 2022: .* in 2021: /)
    expect(year).not.toContain('2023')
    const rows = takings(32, () => 600).filter(({ month }) => month >= '2021-05')
    expect(captionOf(rows).description).toMatch(/^From Sep 2022 to Aug 2023: .* in the twelve months before/)
  })

  it('names nobody where nobody leads', () => {
    const { description } = captionOf(takings(24, () => 600))
    expect(description).toMatch(/^In 2022: [\d.]+K, after [\d.]+K in 2021: [^.]*[\d.]+% (more|less)[^.]*\.$/)
  })

  it('says nothing of years where less than two are whole', () => {
    expect(captionOf(takings(20, () => 600)).description).not.toMatch(/in 2021|twelve months/)
  })
})

describe('a change of the last year', () => {
  const yearly = (levels: number[]) =>
    takings(12 * levels.length, (_, month) => levels[Math.floor(month / 12)]! + wildOf(month))
  // as much in each year, in another order
  const wildOf = (month: number) => 6000 * ((((month % 12) * [5, 7, 11][Math.floor(month / 12)]!) % 12) / 12)
  const wordsOf = (levels: number[]) => captionOf(yearly(levels)).description

  it('is no usual one where it goes on with those before it', () => {
    expect(wordsOf([9000, 9700, 10400])).toMatch(/more, and more each year\./)
    expect(wordsOf([10400, 9700, 9000])).toMatch(/less, and less each year\./)
  })

  it('is a usual one only beside one that was as large', () => {
    expect(wordsOf([9000, 10200, 9400])).toMatch(/less, within its usual ups and downs\./)
    expect(wordsOf([9300, 9000, 10000])).toMatch(/% more\./)
  })

  it('is the only one where two years are known, which is said', () => {
    expect(wordsOf([9000, 9700])).toMatch(/% more, with only two years to compare\./)
    expect(wordsOf([9000, 15000])).not.toContain('only two years')
  })
})

import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { draft } from '../subject/subject.fixture'

/** How long parcels take by kinds of things, each by itself; by one alone where some take far longer. */
function parcels(isLong: boolean) {
  const { pick, random } = createNoise(8)
  const kinds: Record<string, number>[] = [
    { Near: 0, Far: 9, Abroad: 16 },
    { Small: 0, Large: isLong ? 0 : 11 },
    { Card: 0, Invoice: isLong ? 0 : 8 },
    { Road: 0, Rail: isLong ? 0 : 12 },
    { Anna: 0, Ben: isLong ? 0 : 10 },
    { Box: 0, Bag: isLong ? 0 : 9 },
  ]
  const rows = Array.from({ length: 400 }, (_, at) => {
    const own = kinds.map((one) => pick(Object.keys(one)))
    const effect = own.reduce((sum, name, place) => sum + kinds[place]![name]!, 0)
    const tail = isLong && random() < 0.15 ? 200 * random() : 0
    return [`P${at}`, ...own, (30 + effect + 6 * random() + tail).toFixed(1)]
  })
  const header = ['parcel', 'zone', 'size', 'paid_by', 'sent_by', 'packer', 'wrapping', 'days_to_deliver']
  return draft([header, ...rows], 'parcels.csv').blocks
}

describe('the first number', () => {
  const first = (isLong: boolean) => {
    const blocks = parcels(isLong)
    return { headline: blocks[0]!.description, kpi: blocks.find(({ type }) => type === 'kpi')! }
  }

  it('says by what it differs besides what the first sentence says', () => {
    const { headline, kpi } = first(false)
    const told = / differs by ([\w ]+): /.exec(kpi.description)
    expect(told).not.toBeNull()
    expect(headline).not.toContain(`by ${told![1]}:`)
    expect(kpi.config.evidence!.figures.filter(({ measure }) => measure === 'avg').length).toBeGreaterThan(1)
  })

  it('says no more where it differs by nothing', () => {
    expect(first(true).kpi.description).toMatch(
      /^Half of the 400 \w+ lie between [^.]+\.\d+ and [\d.]+( days)?\.$/,
    )
  })
})

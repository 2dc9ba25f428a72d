import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const dayOf = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)
const draftOf = (header: string, lines: string[]) =>
  generateDashboard(new TextEncoder().encode([header, ...lines].join('\n')), {
    fileType: 'csv',
    fileName: 'a.csv',
  })
const titlesOf = ({ blocks }: ReturnType<typeof draftOf>, type: string) =>
  blocks.flatMap((block) => (block.type === type ? [block.title] : []))

describe('what a total is made of', () => {
  const lines = (kinds: string[]) =>
    times(400, (at) => {
      const isBack = at % 11 === 0
      const amount = (20 + ((at * 7919) % 9000) / 100) * (isBack ? -1 : 1)
      return `${7000 + at},${dayOf(at % 200)},${isBack ? kinds[1] : kinds[0]},${['North', 'South', 'West'][(at * 3) % 3]},${amount.toFixed(2)}`
    })

  it.each([
    ['Sale', 'Return'],
    ['Verkauf', 'Retoure'],
  ])('is told by what is added and taken off: %s and %s', (...kinds) => {
    const draft = draftOf('no,day,kind,region,amount', lines(kinds))
    const bar = draft.blocks.find(({ type, title }) => type === 'bar' && title === 'Amount by kind')
    const { rows } = bar!.data_preview as { rows: Record<string, number>[] }
    expect(rows).toHaveLength(2)
  })

  it('is not told by kinds of which each is both', () => {
    const mixed = lines(['Sale', 'Return']).map((line, at) =>
      line.replace(/Sale|Return/, at % 2 ? 'Sale' : 'Return'),
    )
    const draft = draftOf('no,day,kind,region,amount', mixed)
    expect(draft.blocks.some(({ config }) => config.why?.includes('taken off'))).toBe(false)
  })
})

describe('rows that were written out again', () => {
  const order = (at: number, more: string) =>
    `B${5000 + at},K${at % 80},${['Garden', 'Kitchen', 'Bath'][at % 3]},${dayOf(at % 180)},${(10 + ((at * 7919) % 39000) / 100).toFixed(2)},${more}`

  it('are told where they differ in when that was alone', () => {
    const lines = times(300, (at) => [
      order(at, '2024-07-01'),
      ...(at % 5 === 0 ? [order(at, '2024-07-15')] : []),
    ]).flat()
    const draft = draftOf('order,customer,group,ordered,amount,exported at', lines)
    const told = draft.blocks.find(({ title }) => title.startsWith('Set right'))
    expect(told?.description).toMatch(/^60 of 360 rows repeat a order|^60 of 360 rows repeat an? order/)
  })

  it('are lines of an order where they differ in more', () => {
    const lines = times(300, (at) => [
      order(at, '2024-07-01,pen'),
      ...(at % 5 === 0 ? [order(at, '2024-07-15,ink')] : []),
    ]).flat()
    const draft = draftOf('order,customer,group,ordered,amount,shipped,item', lines)
    expect(draft.blocks.some(({ title }) => title.startsWith('Set right'))).toBe(false)
  })
})

describe('rates beside what they are of', () => {
  it('stand as numbers: what a click cost', () => {
    const lines = times(90, (at) =>
      [
        ['Brand', 400],
        ['Generic', 160],
        ['Retarget', 30],
      ].map(([name, size], place) => {
        const clicks = Number(size) + ((at * 37 + place * 11) % 40)
        const cost = clicks * (0.4 + ((at * 53 + place * 29) % 90) / 100)
        return `${dayOf(at)},${name},${clicks},${cost.toFixed(2)},${(cost / clicks).toFixed(2)}`
      }),
    ).flat()
    expect(titlesOf(draftOf('date,campaign,clicks,cost,cpc', lines), 'kpi')).toContain('Average CPC')
  })
})

it('shows each of several numbers that stand below each other', () => {
  const sizes: [string, number][] = [
    ['Ulm', 3],
    ['Kiel', 1],
    ['Bonn', 2],
  ]
  const lines = times(24, (month) =>
    sizes.flatMap(([works, size], place) => {
      const made = 1000 * size + ((month * 97 + place * 31) % 90)
      const cells: [string, string, string | number][] = [
        ['Production', 'pcs', made],
        ['Scrap', 'pcs', Math.round(made / (30 + (month % 7)))],
        ['Scrap rate', '%', (3 + ((month * 13 + place) % 10) / 10).toFixed(1)],
        ['Staff', 'heads', 40 * size + Math.floor(month / 4)],
        ['Energy cost', '€', Math.round(made * 1.7 + month)],
      ]
      const day = `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      return cells.map(([name, unit, value]) => `${day},${works},${name},${unit},${value}`)
    }),
  ).flat()
  expect(titlesOf(draftOf('period,works,figure,unit,value', lines), 'kpi').length).toBeGreaterThanOrEqual(5)
})

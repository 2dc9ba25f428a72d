import { describe, expect, it } from 'vitest'
import type { DashboardDraft } from '@/lib/contracts/draft'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from './fixture-table'

const draftOf = (header: string, rows: string[]) =>
  generateDashboard(new TextEncoder().encode([header, ...rows].join('\n')), { fileType: 'csv' })
const caveatsOf = ({ insights }: DashboardDraft) => insights.filter(({ kind }) => kind === 'caveat')

/** Sales without anything to be careful with. */
function sales(count: number): string[] {
  const { random, normal } = createNoise(8)
  return Array.from({ length: count }, () => {
    const region = 'NSWE'[Math.floor(random() * 4)]
    return `${region},${Math.round(200 + 30 * normal())},${(random() * 9).toFixed(3)}`
  })
}
const header = 'region,revenue,weight'

describe('findCaveats', () => {
  it('says after the headline what a unit that was set right would have come to', () => {
    const rows = ['North', 'South', 'West'].flatMap((site, at) =>
      Array.from({ length: 80 }, (_, week) => {
        const used = 50 * (at + 1) * (1 + ((week * 7919) % 101) / 100)
        const day = new Date(Date.UTC(2024, 0, 1) + week * 7 * 86_400_000).toISOString().slice(0, 10)
        return `${day},${site},${(site === 'West' && week > 20 && week < 33 ? 1000 * used : used).toFixed(1)}`
      }),
    )
    const { insights, blocks, layout } = draftOf('week,site,used_kwh', rows)
    const caveat = insights.find(({ value }) => value === 'set_aside')!
    expect(caveat.text).toMatch(
      /^12 values of used stood in another unit .*: with them the total would be [\d,]+% higher\.$/,
    )
    expect(blocks.findIndex(({ description }) => description === caveat.text)).toBe(1)
    expect(layout.narrative_snippets.indexOf(caveat.text)).toBe(1)
  })

  it('says nothing of a plain table', () => {
    expect(caveatsOf(draftOf(header, sales(200)))).toEqual([])
  })

  it('says first what repeated rows are worth, with both numbers', () => {
    const rows = sales(200)
    const draft = draftOf(header, [...rows, ...rows.slice(0, 60)])
    const [caveat] = caveatsOf(draft)
    expect(caveat).toMatchObject({ value: 'repeated_rows', columns: ['revenue'] })
    expect(caveat!.text).toMatch(/^60 of 260 rows repeat an earlier one .* with them .* without them /)
    const [, , all, once] = caveat!.evidence.figures
    expect(once!.value).toBeCloseTo(
      rows.reduce((sum, row) => sum + Number(row.split(',')[1]), 0),
      6,
    )
    expect(all!.value).toBeGreaterThan(once!.value)
    expect(draft.blocks[0]).toMatchObject({ type: 'insight', description: caveat!.text })
    expect(draft.layout.narrative_snippets[0]).toBe(caveat!.text)
  })

  it('leaves a few repeated rows to the end of the story', () => {
    const rows = sales(200)
    const draft = draftOf(header, [...rows, ...rows.slice(0, 9)])
    expect(caveatsOf(draft)).toEqual([])
    expect(draft.layout.narrative_snippets.at(-1)).toMatch(/^9 rows repeat .* counted all the same/)
  })

  it('leaves still fewer to the data notes', () => {
    const rows = sales(200)
    const { layout, dataset } = draftOf(header, [...rows, ...rows.slice(0, 3)])
    expect(layout.narrative_snippets.join(' ')).not.toMatch(/rows repeat/)
    expect(dataset.cleaning.find(({ step }) => step === 'duplicate_rows')?.rows).toBe(3)
  })

  it('tells a row that holds most of a total, and no leader among many', () => {
    const slip = draftOf(header, [...sales(100), 'N,180000,4.2'])
    expect(caveatsOf(slip)).toMatchObject([{ value: 'one_row' }])
    expect(caveatsOf(draftOf(header, [...sales(100), 'N,900,4.2']))).toEqual([])
  })

  it('tells zeros below a scale that starts at one', () => {
    const { random } = createNoise(9)
    const rated = (zeros: number) =>
      Array.from({ length: 200 }, (_, row) => {
        const rating = row % 100 < zeros ? 0 : 1 + Math.floor(random() * 5)
        return `${'abc'[row % 3]},${rating}`
      })
    const toldOf = (zeros: number) =>
      caveatsOf(draftOf('shop,rating', rated(zeros))).map(({ value }) => value)
    expect(toldOf(30)).toContain('unrated')
    expect(toldOf(0)).not.toContain('unrated')
  })

  it('leaves a count alone whose zero is a step like the others', () => {
    const scores = [0, 0, 0, 1, 1, 1, 2, 2, 3, 1]
    const matches = Array.from({ length: 200 }, (_, row) => `${'abc'[row % 3]},${scores[(row * 7) % 10]}`)
    expect(caveatsOf(draftOf('team,score', matches))).toEqual([])
  })
})

describe('amounts in several currencies', () => {
  const { random, normal } = createNoise(10)
  const rows = Array.from({ length: 240 }, (_, row) => {
    const currency = row % 6 === 0 ? 'jpy' : row % 2 ? 'usd' : 'eur'
    const amount = (currency === 'jpy' ? 5000 : 40) * (1 + random())
    return `${'NSW'[row % 3]},${amount.toFixed(2)},${currency},${Math.round(20 + 4 * normal())}`
  })
  const draft = draftOf('region,amount,currency,items', rows)

  it('are never added: each is told by itself, and that first', () => {
    expect(caveatsOf(draft)[0]).toMatchObject({ value: 'mixed_units', columns: ['amount', 'currency'] })
    expect(draft.blocks[0]!.description).toContain('3 units by currency')
    const told = JSON.stringify([draft.blocks, draft.insights])
    expect(told).not.toMatch(/"(?:y|values|value_from_column)":"amount"/)
    const usd = draft.dataset.columns.find(({ name }) => name === 'amount in USD')
    expect(usd).toMatchObject({ derived_from: ['amount', 'currency'], role: 'measure', unit: 'USD' })
    expect(draft.dataset.subject!.outcomes[0]!.column).toBe('amount in USD')
  })

  it('are added where the currency is one', () => {
    const one = draftOf(
      'region,amount,currency,items',
      rows.map((row) => row.replace(/usd|jpy/, 'eur')),
    )
    expect(caveatsOf(one)).toEqual([])
    expect(one.dataset.columns.map(({ name }) => name)).toEqual(['region', 'amount', 'currency', 'items'])
  })
})

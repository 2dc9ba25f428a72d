import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { isDrawn } from './is-drawn'

/** 600 jobs whose minutes hang on the shop, with `extra` columns for each row. */
function draftOf(extra: Record<string, (row: number) => string | number> = {}) {
  const noise = (row: number) => ((row * 7919) % 101) / 10
  const rows = Array.from({ length: 600 }, (_, row) => [
    `J${10_000 + row}`,
    ['north', 'south', 'east'][row % 3],
    (20 + 15 * Number(row % 3 === 1) + noise(row)).toFixed(1),
    ...Object.values(extra).map((make) => make(row)),
  ])
  const text = [['job', 'shop', 'wait_min', ...Object.keys(extra)], ...rows].map((row) => row.join())
  return generateDashboard(Buffer.from(text.join('\n')), { fileType: 'csv' })
}

const closing = ({ layout, blocks }: ReturnType<typeof draftOf>) =>
  layout.narrative_snippets.filter((text) => !blocks.some(({ description }) => description.includes(text)))

describe('a closing sentence', () => {
  it('does not say again what captioned bars show', () => {
    const draft = draftOf()
    expect(draft.blocks.map(({ title }) => title)).toContain('Average wait min by shop')
    expect(closing(draft).join(' ')).not.toContain('differs by shop')
  })

  it('is said where the bars are of totals, or name others than it does', () => {
    const draft = draftOf()
    const bars = draft.blocks.find(({ type, title }) => type === 'bar' && title.endsWith('by shop'))!
    const insight = draft.insights.find(
      ({ kind, columns }) => kind === 'group_difference' && columns[1] === 'shop',
    )!
    expect(isDrawn([bars], insight)).toBe(true)
    expect(isDrawn([{ ...bars, description: 'South is highest.' }], insight)).toBe(false)
    expect(isDrawn([{ ...bars, spec: { ...bars.spec, aggregation: 'sum' } } as typeof bars], insight)).toBe(
      false,
    )
    expect(isDrawn([bars], { ...insight, columns: ['wait_min', 'job'] })).toBe(false)
  })
})

describe('the story behind the headline', () => {
  const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + Math.floor(row / 2))).toISOString().slice(0, 10)

  it('leaves how a number went to its line', () => {
    const draft = draftOf({ day, scrap_kg: (row) => (5 + row / 40 + ((row * 31) % 17) / 4).toFixed(2) })
    const trend = draft.insights.find(({ kind, columns }) => kind === 'trend' && columns[0] === 'scrap_kg')!
    const line = draft.blocks.find(
      ({ type, spec }) => type === 'line' && 'y' in spec && spec.y === 'scrap_kg',
    )!
    expect(isDrawn([line], trend)).toBe(true)
    expect(isDrawn([{ ...line, description: '' }], trend)).toBe(false)
    expect(draft.layout.narrative_snippets.slice(1)).not.toContain(trend.text)
  })

  it('tells no difference in all that is one part’s alone', () => {
    const waits = (row: number) => (row % 3 === 1 && row % 2 === 0 ? 40 : 20) + ((row * 7919) % 101) / 10
    const draft = draftOf({
      crew: (row) => (row % 2 === 0 ? 'day' : 'night'),
      cost: (row) => waits(row).toFixed(1),
    })
    const told = draft.insights.filter(({ columns }) => columns[0] === 'cost')
    expect(told.map(({ kind }) => kind)).toContain('group_difference')
    expect(closing(draft).join(' ')).not.toMatch(/^Cost differs by (shop|crew)/m)
  })
})

describe('the rows behind the charts', () => {
  const hasTable = (draft: ReturnType<typeof draftOf>) => draft.blocks.some(({ type }) => type === 'table')

  it('are left out where they only bear a number', () => {
    expect(hasTable(draftOf())).toBe(false)
  })

  it('stand last where they have names', () => {
    const letters = 'abcdefghij'
    const name = (row: number) =>
      `Mill ${[100, 10, 1].map((ten) => letters[Math.floor(row / ten) % 10]).join('')}`
    expect(draftOf({ customer: name }).blocks.at(-1)!.type).toBe('table')
  })
})

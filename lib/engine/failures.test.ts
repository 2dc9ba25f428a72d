import { afterEach, describe, expect, it } from 'vitest'
import { dashboardDraftSchema } from '@/lib/contracts/draft'
import { cardRules } from './cards/registry'
import { Failures } from './failures'
import { generateDashboard } from './generate-dashboard'
import { finders } from './insights/registry'

const rows = Array.from(
  { length: 400 },
  (_, row) =>
    `2024-${String(1 + (row % 12)).padStart(2, '0')}-05,${'NSW'[row % 3]},${100 + ((row * 37) % 90) + (row % 3) * 60}`,
)
const bytes = new TextEncoder().encode(['day,region,amount', ...rows].join('\n'))
const make = (failures?: Failures, instructions = '') =>
  generateDashboard(bytes, { fileType: 'csv', fileName: 'sales.csv', instructions, failures })

const whole = make()
const { findRanks, bar, candidates } = {
  findRanks: finders.rank,
  bar: cardRules.bar.draft,
  candidates: cardRules.donut.candidates,
}
const broken = (): never => {
  throw new RangeError('Invalid time value')
}
afterEach(() => {
  finders.rank = findRanks
  cardRules.bar.draft = bar
  cardRules.donut.candidates = candidates
})

describe('a part that ends in an error', () => {
  it('is left out of the insights, and told', () => {
    finders.rank = broken
    const draft = dashboardDraftSchema.parse(make(new Failures(() => undefined)))
    expect(draft.failures).toEqual([
      { part: 'insight', name: 'rank', error: 'RangeError: Invalid time value' },
    ])
    const others = whole.insights.filter(({ kind }) => kind !== 'rank')
    expect(draft.insights.map(({ text }) => text)).toEqual(
      expect.arrayContaining(others.map(({ text }) => text)),
    )
  })

  it('is left out where a finding can be found and not be told', () => {
    finders.rank = (context) => findRanks(context).map((trial) => ({ ...trial, tell: broken }))
    const draft = make(new Failures(() => undefined))
    expect(draft.insights.some(({ kind }) => kind === 'rank')).toBe(false)
    expect(draft.failures?.every(({ part, name }) => part === 'insight' && name === 'rank')).toBe(true)
  })

  it('is left out of the cards, and another stands in its place', () => {
    expect(whole.blocks.some(({ type }) => type === 'bar')).toBe(true)
    cardRules.bar.draft = broken
    cardRules.donut.candidates = broken
    const draft = make(new Failures(() => undefined))
    expect(draft.blocks.some(({ type }) => type === 'bar')).toBe(false)
    expect(draft.blocks.length).toBeGreaterThan(3)
    expect(new Set(draft.failures?.map(({ part, name }) => `${part} ${name}`))).toEqual(
      new Set(['card bar', 'card donut']),
    )
  })

  it('is told beside the card that was asked for', () => {
    cardRules.bar.draft = broken
    const told: unknown[] = []
    const { instructions, failures } = make(
      new Failures((error) => told.push(error)),
      'bar chart of amount by region',
    )
    expect(instructions[0]!.status).not.toBe('applied')
    expect(told.length).toBe(failures!.length)
  })

  it('ends in that error where nobody wants to be told', () => {
    finders.rank = broken
    expect(() => make()).toThrow('Invalid time value')
  })

  it('says nothing where all could be made', () => {
    const failures = new Failures(() => undefined)
    expect(make(failures)).toEqual(whole)
    expect('failures' in whole).toBe(false)
  })
})

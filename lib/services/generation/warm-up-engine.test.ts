import { describe, expect, it } from 'vitest'
import { generateDashboard } from '@/lib/engine/generate-dashboard'
import { warmUpEngine } from './warm-up-engine'
import { warmUpInstructions, warmUpTable } from './warm-up-table'

const draftOf = (instructions = '') =>
  generateDashboard(new TextEncoder().encode(warmUpTable()), { fileType: 'csv', instructions })

describe('the engine’s warm-up', () => {
  it('has a table with which the engine goes most of its ways', () => {
    const draft = draftOf()
    const roles = draft.dataset.columns.map(({ role }) => role)
    expect(roles).toEqual(expect.arrayContaining(['id', 'time', 'category', 'measure', 'boolean']))
    const types = [draft, draftOf(warmUpInstructions)].flatMap(({ blocks }) => blocks.map(({ type }) => type))
    expect(types).toEqual(expect.arrayContaining(['kpi', 'bar', 'line', 'histogram', 'table']))
  })

  it('has instructions that the grammar reads in full', () => {
    const told = draftOf(warmUpInstructions).instructions.map(({ status }) => status)
    expect(told).toEqual(Array.from({ length: 8 }, () => 'applied'))
  })

  it('stops as soon as there is work', () => {
    let asked = 0
    warmUpEngine(() => {
      asked++
      return false
    })
    expect(asked).toBe(1)
  })
})

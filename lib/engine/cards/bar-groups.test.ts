import { describe, expect, it } from 'vitest'
import type { BlockDraft } from '@/lib/contracts/blocks'
import { generateDashboard } from '../generate-dashboard'

const noise = (row: number) =>
  Math.sin(row * 12.9898) * 43758.5453 - Math.floor(Math.sin(row * 12.9898) * 43758.5453)

function blocksOf(header: string, rows: string[]): BlockDraft[] {
  return generateDashboard(new TextEncoder().encode([header, ...rows].join('\n')), {
    fileType: 'csv',
    fileName: 'flights.csv',
    instructions: '',
  }).blocks
}

const barBy = (blocks: BlockDraft[], x: string) =>
  blocks.find(
    ({ type, spec, config }) => type === 'bar' && 'x' in spec && spec.x === x && config.query !== undefined,
  )

describe('bars of averages by a category with tiny groups', () => {
  const airports = ['PHX', 'DEN', 'LAX', 'SEA', 'BOS', 'JFK']
  const rows = Array.from({ length: 1200 }, (_, row) => {
    const at = row === 300 || row === 900 ? 'OTZ' : airports[row % 6]!
    const delay = at === 'OTZ' ? 95 : 4 + (airports.indexOf(at) % 6) + 30 * (noise(row) - 0.5)
    return `F${row},${at},${delay.toFixed(1)},${(20 + 2 * (row % 6) + 30 * noise(row + 5000)).toFixed(1)}`
  })
  const bar = barBy(blocksOf('flight,origin,average_delay,temperature', rows), 'origin')!

  it('draw those with enough rows, say so, and call none of the others the highest', () => {
    const { rows: drawn } = bar.data_preview as { rows: Record<string, unknown>[] }
    expect(drawn.map(({ origin }) => origin).toSorted()).toEqual(airports.toSorted())
    expect(bar.description).toMatch(
      / is highest at .* lowest at .*, among the 6 of 7 with \d+ rows or more\.$/,
    )
    expect(bar.config.query!.having).toMatchObject([{ by: 'origin', aggregation: 'count', op: '>=' }])
  })
})

describe('bars by what has an order of its own', () => {
  it('are drawn whole, so that the highest is the highest of all', () => {
    const rows = Array.from({ length: 3100 }, (_, row) => {
      const day = (row % 31) + 1
      return `C${row},${day},${((day === 31 ? 8 : day === 3 ? 4 : 2) + noise(row)).toFixed(2)}`
    })
    const bar = barBy(blocksOf('client,weekday_slot,average_calls', rows), 'weekday_slot')
    expect(bar!.description).toContain('31 is highest at')
    expect((bar!.data_preview as { rows: object[] }).rows).toHaveLength(31)
  })
})

describe('bars of a total by many small parts', () => {
  const barOfTeams = (shareOfFirst: number) => {
    const rows = Array.from({ length: 1500 }, (_, row) => {
      const team = noise(row + 9000) < shareOfFirst ? 'Team 0' : `Team ${1 + (row % 29)}`
      return `${team},${1 + Math.floor(4 * noise(row))}`
    })
    return blocksOf('team,goals', rows).find(
      ({ type, spec }) => type === 'bar' && 'aggregation' in spec && spec.aggregation === 'sum',
    )
  }

  it('are drawn where one of them leads, and not where each has what its rows make it', () => {
    expect(barOfTeams(0.25)).toBeDefined()
    expect(barOfTeams(0)).toBeUndefined()
  })
})

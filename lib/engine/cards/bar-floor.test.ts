import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const noise = (row: number) =>
  Math.sin(row * 12.9898) * 43758.5453 - Math.floor(Math.sin(row * 12.9898) * 43758.5453)

const levels: Record<string, number> = { North: 30, South: 29, East: 28, West: 27.5, Isle: 60 }

/** Most pupils are of four regions, a few of a fifth; their days and marks lie wide around the regions' levels. */
function draftOf(few: { region: string; rows: number; level: number }) {
  const rows = Array.from({ length: 900 }, (_, row) => {
    const isFew = row % Math.floor(900 / few.rows) === 5
    const region = isFew ? few.region : ['North', 'North', 'South', 'East', 'West'][row % 5]!
    const level = isFew ? few.level : levels[region]!
    const [days, mark] = [level + 40 * (noise(row) - 0.5), 2 * level + 90 * (noise(row + 4000) - 0.5)]
    return `${region},${days.toFixed(1)},${mark.toFixed(1)}`
  })
  return generateDashboard(
    new TextEncoder().encode(['region,average_days,average_mark', ...rows].join('\n')),
    {
      fileType: 'csv',
      fileName: 'pupils.csv',
      instructions: '',
    },
  )
}

const barsOf = ({ blocks }: ReturnType<typeof draftOf>) =>
  blocks.filter(
    ({ type, spec }) =>
      type === 'bar' && 'x' in spec && spec.x === 'region' && 'y' in spec && spec.y !== 'count',
  )

describe('bars of averages, one group of which has few rows', () => {
  const bars = barsOf(draftOf({ region: 'Isle', rows: 20, level: 18 }))

  it('draw it, and call it the lowest with how few rows it has', () => {
    expect(bars.length).toBeGreaterThan(0)
    for (const { description, data_preview } of bars) {
      expect(data_preview).toMatchObject({
        rows: expect.arrayContaining([expect.objectContaining({ region: 'Isle' })]),
      })
      expect(description).toMatch(/Isle lowest at [\d.]+( days)? \(20 rows\)\.$/)
      expect(description).not.toContain('among')
    }
  })

  it('leave out what is no group yet, from one floor on in every card', () => {
    const few = barsOf(draftOf({ region: 'Isle', rows: 3, level: 60 }))
    expect(few.length).toBeGreaterThan(0)
    for (const { description } of few) {
      expect(description).toContain('among the 4 of 5 with 5 rows or more')
      expect(description).not.toContain('Isle')
    }
  })

  it('mark no group that has rows enough', () => {
    for (const { description } of barsOf(draftOf({ region: 'Isle', rows: 180, level: 18 })))
      expect(description).not.toContain('rows)')
  })
})

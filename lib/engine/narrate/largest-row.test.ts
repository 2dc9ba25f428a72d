import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

/** Strikes in three phases of flight, one of which may have cost as much as all others of its phase. */
function captionOf(giant: number) {
  const rows = Array.from({ length: 240 }, (_, row) => {
    const phase = ['Approach', 'Climb', 'Climb', 'Landing'][row % 4]!
    return `${phase},${row === 101 ? giant : 1000 + ((row * 7919) % 900)}`
  })
  const { blocks } = generateDashboard(new TextEncoder().encode(['phase,cost', ...rows].join('\n')), {
    fileType: 'csv',
    fileName: 'strikes.csv',
    instructions: 'total cost by phase',
  })
  return blocks.find(({ type }) => type === 'bar')!
}

describe('the caption of a total by group', () => {
  it('says so where a single row makes much of the first group', () => {
    const { description, config } = captionOf(400_000)
    expect(description).toMatch(/^Climb .*; a single row makes 400K of the first\b/)
    expect(config.evidence!.figures).toContainEqual(
      expect.objectContaining({ measure: 'max', value: 400_000, rows: 120 }),
    )
  })

  it('says so of less of it only where it lies far above any other', () => {
    expect(captionOf(20_000).description).toMatch(/^Climb .*; a single row makes 20K of it/)
    expect(captionOf(8000).description).toMatch(/^Climb /)
    expect(captionOf(8000).description).not.toContain('single row')
  })
})

describe('a group that leads only through one row', () => {
  const groups = ['A', 'B', 'B', 'C', 'C', 'D', 'D']
  const rowsOf = (giant: number, more = 40) =>
    Array.from({ length: 420 }, (_, row) => ({
      squad: groups[row % 7]!,
      cost: row === 203 ? giant : 20 + ((row * 7919) % 30) + (row % 7 > 4 ? more : 0),
    }))
  const draftOf = (giant: number, instructions?: string, more = 40) => {
    const rows = rowsOf(giant, more).map(({ squad, cost }, row) => `${row + 1},${squad},${cost}`)
    return generateDashboard(new TextEncoder().encode(['id,squad,cost', ...rows].join('\n')), {
      fileType: 'csv',
      fileName: 'repairs.csv',
      ...(instructions && { instructions }),
    })
  }

  it('is not who leads: that is told without the row', () => {
    const { insights } = draftOf(9999)
    const rank = insights.find(({ kind }) => kind === 'rank')!
    expect(rank.text).toMatch(
      /^A has \d+% of the total \([\d.]+K\) only through a single row of 9,999: without it D has most, [\d,]+\.$/,
    )
    expect(rank.value).toBe('D')
    const { figures } = rank.evidence
    const sumOf = (squad: string, most: number) =>
      rowsOf(9999).reduce((sum, row) => sum + (row.squad === squad && row.cost < most ? row.cost : 0), 0)
    const all = rowsOf(9999).reduce((sum, row) => sum + row.cost, 0)
    expect(figures.map(({ value }) => value)).toEqual([
      sumOf('A', 10_000) / all,
      sumOf('A', 10_000),
      9999,
      sumOf('D', 9999),
    ])
  })

  it('and in the caption of its bars', () => {
    const bars = draftOf(9999, 'total cost by squad').blocks.find(({ type }) => type === 'bar')!
    expect(bars.description).toMatch(/^A has .* only through a single row of 9,999: without it D has most, /)
  })

  it('and nobody leads where nobody does without it', () => {
    const draft = draftOf(9999, 'total cost by squad', 0)
    expect(draft.insights.filter(({ kind }) => kind === 'rank')).toEqual([])
    const bars = draft.blocks.find(({ type }) => type === 'bar')!
    expect(bars.description).toMatch(
      /^A has .* only through a single row of 9,999: without it none clearly has most\.$/,
    )
  })

  it('leads where it would without the row', () => {
    const rank = draftOf(40).insights.find(({ kind }) => kind === 'rank')
    expect(rank?.text ?? '').not.toContain('Without')
  })
})

describe('the caption of a total over time', () => {
  const courseOf = (giant: number) => {
    const rows = Array.from({ length: 480 }, (_, row) => {
      const day = new Date(Date.UTC(2023, 0, 1) + row * 1.5 * 86_400_000).toISOString().slice(0, 10)
      const usual = Math.round(600 + 900 * Math.sin((Math.PI * row) / 480) + ((row * 7919) % 300))
      return `${day},${row === 217 ? giant : usual}`
    })
    const { blocks } = generateDashboard(new TextEncoder().encode(['day,cost', ...rows].join('\n')), {
      fileType: 'csv',
      fileName: 'stays.csv',
      instructions: 'total cost by month as a line',
    })
    return blocks.find(({ type }) => type === 'line')!
  }

  it('says so where a single row makes the month that is highest', () => {
    const { description, config } = courseOf(14_000)
    expect(description).toMatch(/; a single row makes 14K of Nov 2023\./)
    expect(config.evidence!.figures).toContainEqual(
      expect.objectContaining({ measure: 'max', value: 14_000 }),
    )
  })

  it('and nothing where no row does', () => {
    expect(courseOf(1500).description).not.toContain('single row')
  })
})

describe('the caption of days of the week', () => {
  const captionOf = (giant: number) => {
    const rows = Array.from({ length: 210 }, (_, row) => {
      const date = new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)
      return `${date},${row === 100 ? giant : 100 + ((row * 7919) % 50) + (row % 7 === 5 ? 60 : 0)}`
    })
    const { blocks } = generateDashboard(new TextEncoder().encode(['date,cost', ...rows].join('\n')), {
      fileType: 'csv',
      fileName: 'costs.csv',
    })
    return blocks.map(({ description }) => description).join('\n')
  }

  it('names the highest, unless it is that through a single row', () => {
    expect(captionOf(120)).toMatch(/^Highest on Saturday, /m)
    expect(captionOf(40_000)).not.toMatch(/^Highest on/m)
  })
})

import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

/** Tickets by who handles them. */
function captionOf(counts: Record<string, number>): string {
  const rows = Object.entries(counts).flatMap(([agent, count]) =>
    Array.from({ length: count }, (_, row) => `${agent},${20 + ((row * 37) % 60)}`),
  )
  const { blocks } = generateDashboard(new TextEncoder().encode(['agent,minutes', ...rows].join('\n')), {
    fileType: 'csv',
    fileName: 'tickets.csv',
    instructions: 'number of rows by agent as a bar chart',
  })
  return blocks.find(({ type }) => type === 'bar')!.description
}

describe('the caption of parts', () => {
  it('says that they are even where chance deals out no less unevenly', () => {
    expect(captionOf({ Ana: 108, Ben: 102, Cem: 91, Dee: 85 })).toMatch(
      /^Spread evenly by agent: from 85 \(Dee\) to 108 \(Ana\)\.$/,
    )
  })

  it.each([
    ['one of them stands out', { Ana: 190, Ben: 102, Cem: 91, Dee: 85 }],
    ['they are few', { Ana: 9, Ben: 6, Cem: 5 }],
    ['there are two', { Ana: 108, Ben: 102 }],
  ])('names the largest where %s', (_, counts) => {
    expect(captionOf(counts)).not.toContain('evenly')
  })
})

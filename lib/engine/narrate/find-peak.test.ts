import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

/** Bookings of 18 months, 20 a month and more where so many are given; the months by their place. */
function lineOf(more: Record<number, number>) {
  const rows = Array.from({ length: 18 }, (_, month) =>
    Array.from({ length: 20 + ((month * 7) % 5) + (more[month] ?? 0) }, (_, row) => {
      const day = new Date(Date.UTC(2023, month, 1 + ((row * 11) % 28))).toISOString().slice(0, 10)
      return `${day},${['Web', 'Desk'][row % 2]},${90 + ((row * 37 + month * 13) % 40)}`
    }),
  ).flat()
  const { blocks } = generateDashboard(
    new TextEncoder().encode(['date,channel,amount', ...rows].join('\n')),
    {
      fileType: 'csv',
      fileName: 'bookings.csv',
      instructions: '',
    },
  )
  return blocks.find(({ type, spec }) => type === 'line' && (spec as { y: string }).y === 'amount')!
}

describe('a line over time with one short stretch far above the rest', () => {
  it('says from when to when, how high it gets, and what is usual', () => {
    const { description, config, data_preview } = lineOf({ 6: 40, 7: 34 })
    expect(description).toMatch(
      /^Amount is highest from Jul 2023 to Aug 2023, up to [\d.,]+K?, where a month usually comes to [\d.,]+K?\./,
    )
    const values = (data_preview as { rows: Record<string, number>[] }).rows.map(({ amount }) => amount!)
    const [top, usual] = config.evidence!.figures
    expect(top!.value).toBe(Math.max(...values))
    expect(usual!.measure).toBe('median(sum by month)')
    expect(values.filter((value) => value > usual!.value).length).toBeLessThanOrEqual(values.length / 2)
  })

  it('says nothing of the kind of two stretches, or of none', () => {
    for (const more of [{ 3: 40, 11: 40 }, {}] as Record<number, number>[])
      expect(lineOf(more).description).not.toContain('usually')
  })
})

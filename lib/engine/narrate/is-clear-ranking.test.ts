import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createRandom } from '../stats/random'

/** Mails to four devices, which are clicked as often on each, or less on one. */
function captionOf({ apart, median = false }: { apart: number; median?: boolean }) {
  const random = createRandom(11)
  const rows = Array.from({ length: 800 }, (_, row) => {
    const device = ['desktop', 'phone', 'tablet', 'unknown'][row % 4]!
    const wait = 20 + 60 * random() ** 3 + (device === 'phone' ? apart : 0)
    return `${device},${wait.toFixed(1)}`
  })
  const { blocks } = generateDashboard(new TextEncoder().encode(['device,wait_days', ...rows].join('\n')), {
    fileType: 'csv',
    fileName: 'mails.csv',
    instructions: `${median ? 'median' : 'average'} wait days by device`,
  })
  return blocks.find(({ type }) => type === 'bar')!.description
}

describe('the caption of averages and medians by group', () => {
  it.each([false, true])('names no highest where chance sets the groups apart (median: %s)', (median) => {
    expect(captionOf({ apart: 0, median })).toMatch(
      /^No clear difference by device: from [\d.]+ days \(\w+\) to [\d.]+ days \(\w+\)\.$/,
    )
  })

  it.each([false, true])('names it where the groups differ (median: %s)', (median) => {
    expect(captionOf({ apart: 25, median })).toMatch(/^Phone is highest at /)
  })
})

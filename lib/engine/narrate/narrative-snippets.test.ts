import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const draftOf = (lines: string[]) =>
  generateDashboard(new TextEncoder().encode(`${lines.join('\n')}\n`), {
    fileType: 'csv',
    fileName: 'answers.csv',
  })
const repeats = (lines: string[]) =>
  draftOf(lines).layout.narrative_snippets.filter((text) => text.includes('repeat'))

const pick = (row: number, values: string[], step: number) => values[(row * step) % values.length]!
const answers = Array.from({ length: 400 }, (_, row) =>
  [
    pick(row, ['yes', 'no'], 7),
    pick(row, ['A', 'B', 'C'], 5),
    String((row * 13) % 5),
    String((row * 11) % 7),
  ].join(),
)
const orders = Array.from({ length: 400 }, (_, row) => `SO-${1000 + row},${answers[row]}`)

describe('rows that repeat an earlier one', () => {
  it('are no news where a few coarse columns make them alike', () => {
    const lines = ['bought,group,rooms,rating', ...answers]
    expect(new Set(answers).size).toBeLessThan(answers.length)
    expect(repeats(lines)).toEqual([])
    expect(draftOf(lines).dataset.cleaning.map(({ step }) => step)).toContain('duplicate_rows')
  })

  it('are told where each has an id', () => {
    expect(repeats(['order_id,bought,group,rooms,rating', ...orders, ...orders.slice(0, 30)])).toEqual([
      '30 rows repeat an earlier one in every cell and are left out.',
    ])
  })

  it('are told where each has a time', () => {
    const sold = answers.map(
      (answer, row) => `2025-01-0${1 + (row % 9)} ${10 + (row % 14)}:${10 + (row % 50)},${answer}`,
    )
    expect(repeats(['sold_at,bought,group,rooms,rating', ...sold, ...sold.slice(0, 30)])).toEqual([
      '30 rows repeat an earlier one in every cell and are left out.',
    ])
  })

  it('are left to the data notes where they are few', () => {
    const lines = ['order_id,bought,group,rooms,rating', ...orders, ...orders.slice(0, 3)]
    expect(repeats(lines)).toEqual([])
    expect(draftOf(lines).dataset.cleaning.find(({ step }) => step === 'duplicate_rows')?.rows).toBe(3)
  })
})

describe('what hardly differs', () => {
  const scores = (rise: number) => {
    const lines = Array.from({ length: 900 }, (_, row) => {
      const shift = ['Early', 'Late', 'Night'][(row * 7) % 3]!
      const score = 80 + ((row * 7919) % 11) + (shift === 'Night' ? rise : 0)
      return [score, shift, pick(row >> 1, ['A', 'B', 'C', 'D'], 5)].join()
    })
    const { insights, layout } = draftOf(['score,shift,line', ...lines])
    return {
      insights: insights.map(({ text }) => text).join(' '),
      story: layout.narrative_snippets.join(' '),
    }
  }

  it('is found, and told where nothing else is', () => {
    const { insights, story } = scores(0)
    expect(insights).toMatch(/Score hardly differs by .*shift/)
    expect(story).toMatch(/Score hardly differs by .*shift/)
  })

  it('leaves what differs in it', () => {
    expect(scores(9).story).toContain('Score differs by shift')
  })
})

import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + (row % 280))).toISOString().slice(0, 10)
const storeOf = (row: number) => ['High St', 'High St', 'High St', 'Station', 'Mill Rd'][(row * 7) % 5]!
const typeOf = (row: number) => ['Theft', 'Theft', 'Abuse', 'Damage'][(row * 13 + (row >> 3)) % 4]!
const tagOf = (row: number) => ['None', 'None', 'None', 'Youth', 'Alcohol'][(row * 11 + (row >> 2)) % 5]!

function draftOf(header: string, cellsOf: (row: number) => string[]) {
  const lines = Array.from({ length: 420 }, (_, row) => cellsOf(row).join(','))
  return generateDashboard(new TextEncoder().encode([header, ...lines].join('\n')), {
    fileType: 'csv',
    fileName: 'log.csv',
  })
}

function headlineOf(header: string, cellsOf: (row: number) => string[]) {
  const { blocks, layout } = draftOf(header, cellsOf)
  expect(layout.narrative_snippets[0]).toBe(blocks[0]!.description)
  return blocks[0]!
}

describe('where people come for the rows themselves', () => {
  it('it is said first how many there are, and what most of them are', () => {
    const { description, config } = headlineOf('logged,store,type', (row) => [
      day(row),
      storeOf(row),
      typeOf(row),
    ])
    expect(description).toMatch(
      /^There are 420 rows from Jan 2024 to Oct 2024\. .*Store is High St in 60% of the rows.* Type is Theft in 50% of the rows/,
    )
    expect(config.evidence?.figures[0]).toMatchObject({ value: 420, measure: 'count', filters: [] })
  })

  it('which of them have none of something is no news', () => {
    const { description } = headlineOf('logged,tag,store,type', (row) => [
      day(row),
      tagOf(row),
      storeOf(row),
      typeOf(row),
    ])
    expect(description).toContain('Store is High St')
    expect(description).not.toContain('None')
  })

  it('nor where nothing else is found', () => {
    const even = (row: number) => ['a', 'b', 'c', 'd'][(row * 29 + (row >> 4)) % 4]!
    const { blocks } = draftOf('logged,tag,desk', (row) => [day(row), tagOf(row), even(row)])
    expect(blocks[0]!.description).not.toContain('Tag is None')
  })
})

import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../../generate-dashboard'
import { csvBytes, spread } from '../../subject/subject.fixture'
import { isGoal } from './read-goal'

const dayMs = 86_400_000
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * dayMs).toISOString().slice(0, 10)

/** Claims of a year: those of the north take thrice as long, and repairs cost most. */
const claims = [
  ['claim', 'received', 'settled', 'region', 'category', 'amount', 'decision'],
  ...Array.from({ length: 360 }, (_, row) => {
    const region = ['North', 'South', 'West'][row % 3]!
    const category = ['Repair', 'Loss', 'Theft', 'Water'][(row >> 2) % 4]!
    const took = (region === 'North' ? 30 : 10) + spread(row, 7, 613)
    const amount = (category === 'Repair' ? 900 : 300) + spread(row, 150, 197)
    return [
      `C${row}`,
      dateOf(row),
      dateOf(row + took),
      region,
      category,
      amount,
      row % 5 ? 'paid' : 'rejected',
    ]
  }),
]

const draftOf = (instructions: string) =>
  generateDashboard(csvBytes(claims), { fileType: 'csv', fileName: 'claims.csv', instructions })

describe('a goal', () => {
  it.each([
    'Investigate what makes processing times slower in some regions.',
    'I want to understand why claims take so long to settle',
    'What drives the time to settlement?',
    'Analyze the factors that influence how quickly claims are settled',
  ])('puts how long things take first: %s', (text) => {
    const { blocks, instructions } = draftOf(text)
    expect(instructions).toMatchObject([{ status: 'applied', block: null }])
    expect(instructions[0]!.reason).toMatch(
      /^Read as what you want to find out: the dashboard tells of days/i,
    )
    expect(blocks.find(({ type }) => type === 'kpi')!.title).toMatch(/days from received to settled/i)
    expect(blocks.find(({ type }) => type === 'bar')!.title).toMatch(
      /days from received to settled by region/i,
    )
  })

  it('is told by what it names', () => {
    const { blocks, instructions } = draftOf(
      'Explore how the amount differs across categories and what explains it',
    )
    expect(instructions[0]!.reason).toMatch(/tells of amount first, by category before others/)
    expect(blocks.find(({ type }) => type === 'bar')!.title).toMatch(/amount by category/i)
  })

  it('finds a share by the answer that it is of', () => {
    const { instructions, blocks } = draftOf('Understand what leads to rejected claims')
    expect(instructions[0]!.reason).toMatch(/tells of share with decision rejected first/i)
    expect(blocks.find(({ type }) => type === 'kpi')!.title).toMatch(/rejected/i)
  })

  it('finds it by another word for what has come of rows', () => {
    const { instructions } = draftOf('Understand why claims are declined')
    expect(instructions[0]!.reason).toMatch(/tells of share with decision rejected first/i)
  })

  it('says so where nothing in the data is called as it is', () => {
    const { instructions } = draftOf('Assess employee wellbeing')
    expect(instructions).toMatchObject([
      { status: 'partly', reason: expect.stringContaining('nothing in the data') },
    ])
  })

  it('draws no count of rows that nobody asked for', () => {
    const titles = (text: string) =>
      draftOf(text)
        .blocks.slice(0, 1)
        .map(({ type }) => type)
    expect(titles('To examine the unusual settlement behaviour of certain regions')).toEqual(['insight'])
  })

  it.each([
    'show amount by region',
    'Analyze the amount by region as a bar chart',
    'average amount per category',
    'What is the total amount?',
    'Find the number of claims per region',
  ])('is no chart that somebody wants to see: %s', (text) => {
    expect(isGoal(text)).toBe(false)
  })
})

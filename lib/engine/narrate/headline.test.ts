import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { recomputeFigure } from '../insights/recompute-figure.fixture'
import { isClaim } from './claims'

const storyOf = (lines: string[], instructions?: string) =>
  generateDashboard(new TextEncoder().encode(`${lines.join('\n')}\n`), {
    fileType: 'csv',
    fileName: 'table.csv',
    instructions,
  })

const dayMs = 86_400_000
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * dayMs).toISOString().slice(0, 10)
const noise = (row: number) => ((row * 7919) % 101) - 50

describe('the headline', () => {
  it('joins the total of the main measure with its change, before a step that is found', () => {
    const rows = Array.from(
      { length: 300 },
      (_, row) => `${dateOf(row)},${200 + noise(row) + (row > 190 ? 150 : 0)}`,
    )
    const { narrative_snippets: story } = storyOf(['sold_on,revenue', ...rows]).layout
    expect(story[0]).toMatch(
      /^Revenue adds up to [\d.]+K over 300 days\. It is [\d,.]+K? from Jul to Sep 2024, (69|7\d)% more than in the three months before \(/,
    )
    expect(story.slice(1).join(' ')).toContain('steps up')
  })

  it('compares with the year before where there is a season, and tells no change where a season is all', () => {
    const story = (rise: number) => {
      const rows = Array.from({ length: 1096 }, (_, row) => {
        const season = 200 * Math.sin((2 * Math.PI * row) / 365.25)
        return `${dateOf(row)},${(500 + season + noise(row) + (row > 730 ? rise : 0)).toFixed(1)}`
      })
      return storyOf(['sold_on,revenue', ...rows]).layout.narrative_snippets
    }
    expect(story(100)[0]).toMatch(/ in 2026, (19|20|21)% more than in 2025 \(/)
    expect(story(0)[0]).toMatch(
      /^Revenue adds up to [\d.]+K over 1,096 days, [\d.]+ each\. Revenue has a yearly pattern: [^.]+ in April \([\d.]+\) and lowest in October \([\d.]+\)\.$/,
    )
  })

  it('tells by which mark of a scale what adds up is more, and not by what grows with its size', () => {
    const rows = (distinct: number, first: number) =>
      Array.from({ length: 400 }, (_, row) => {
        const mark = first + (row % distinct)
        return [`R${row}`, ['Elm', 'Oak'][row % 2]!, mark, (20 * mark + noise(row)).toFixed(1)].join()
      })
    const told = (lines: string[]) =>
      storyOf(['repair,shop,severity,cost', ...lines]).layout.narrative_snippets[0]
    expect(told(rows(5, 1))).toMatch(/on average \S+ where severity is 5, \S+ where it is 1\.$/)
    expect(told(rows(40, 10))).not.toContain('severity')
  })

  it('tells what makes the level besides how it changed, and nothing of another measure', () => {
    const rows = Array.from({ length: 600 }, (_, row) => {
      const shop = ['Elm', 'Oak', 'Ash'][row % 3]!
      const revenue = { Elm: 300, Oak: 100, Ash: 110 }[shop]! + noise(row)
      return [
        dateOf(row >> 1),
        shop,
        row < 380 ? revenue : revenue + 90,
        row % 5 === 0 ? 90 : 1 + (row % 7),
      ].join()
    })
    const story = (lines: string[]) =>
      storyOf(['sold_on,shop,revenue,returns', ...lines]).layout.narrative_snippets
    expect(story(rows)[0]).toMatch(
      /^Revenue adds up to .+ than in .+Revenue differs by shop: .+ for Elm and .+ for Oak\.$/,
    )
    const alike = rows.map((row, at) =>
      row
        .split(',')
        .map((cell, place) => (place === 2 ? 150 + noise(at) : cell))
        .join(),
    )
    expect(story(alike)[0]).not.toContain('eturns')
  })

  it('is no group that hardly any row is of', () => {
    const rows = (every: number) =>
      Array.from({ length: 400 }, (_, row) => {
        const isThick = row % every === 0
        return `${isThick ? 'thick' : 'thin'},${(40 + noise(row * 3) / 5 + (isThick ? 60 : 0)).toFixed(1)}`
      })
    expect(storyOf(['cover,score', ...rows(10)]).layout.narrative_snippets[0]).toContain('differs by cover')
    expect(storyOf(['cover,score', ...rows(50)]).layout.narrative_snippets[0]).not.toContain(
      'differs by cover',
    )
  })

  it('is no relation of what is added up, which grows with the size of a row, but one of what is not', () => {
    const story = (name: string) => {
      const rows = Array.from({ length: 400 }, (_, row) => {
        const size = 10 + ((row * 7919) % 97)
        return [`T${row}`, 120 + size + noise(row * 3), size].join()
      })
      const { layout, blocks } = storyOf([`town,${name},clerks`, ...rows])
      return { first: layout.narrative_snippets[0], captions: blocks.map(({ description }) => description) }
    }
    expect(story('revenue').first).toMatch(/^Revenue adds up to [^.]+\.?[^.]* over 400 towns\.$/)
    expect(story('revenue').captions.join(' ')).toContain('tend to rise together')
    expect(story('score').first).toContain('tend to rise together')
  })

  it('is no leader that follows from what the words mean', () => {
    const kinds = ['sun', 'rain', 'fog', 'rain', 'sun']
    const rows = Array.from({ length: 400 }, (_, row) => {
      const kind = kinds[row % 5]!
      return `${kind},${kind === 'rain' ? 20 + Math.abs(noise(row)) : 0},${(40 + noise(row * 3) / 5).toFixed(1)}`
    })
    const { insights } = storyOf(['weather,rainfall,wind', ...rows])
    const leads = insights.filter(
      ({ kind, columns }) =>
        kind !== 'distribution' && columns.includes('weather') && columns.includes('rainfall'),
    )
    expect(leads).toEqual([])
  })
})

const days = (count: number, revenueOf: (day: number) => number) =>
  Array.from({ length: count }, (_, day) => ({ sold_on: dateOf(day), revenue: revenueOf(day) }))
const draftOf = (rows: ReturnType<typeof days>, instructions?: string) =>
  storyOf(['sold_on,revenue', ...rows.map((row) => Object.values(row).join())], instructions)

describe('the headline card', () => {
  const step = days(300, (day) => 200 + noise(day) + (day > 190 ? 150 : 0))
  const season = days(1096, (day) =>
    Math.round(400 + day / 4 + 200 * Math.sin((2 * Math.PI * day) / 365.25) + noise(day)),
  )

  it.each([
    ['a step', step],
    ['a season', season],
  ])('says what the story begins with, and proves each number: %s', (_, rows) => {
    const { blocks, layout, insights } = draftOf(rows)
    expect(insights.some(isClaim)).toBe(true)
    const [first] = blocks
    expect(first).toMatchObject({ type: 'insight', title: 'Revenue in short' })
    expect(first!.description).toBe(layout.narrative_snippets[0])
    const { figures } = first!.config.evidence!
    const texts = figures.map(({ text }) => text)
    const said = first!.description.match(/[\d.,]*\d[KMB%]?/g)!.filter((number) => !/^20\d\d$/.test(number))
    expect(said.every((number) => texts.includes(number))).toBe(true)
    for (const figure of figures) expect(figure.value).toBeCloseTo(recomputeFigure(rows, figure), 6)
  })

  it('is compared as the numbers are', () => {
    const { blocks, layout } = draftOf(season)
    const [, size] = /, ([\d.]+%) \w+ than in 2025/.exec(layout.narrative_snippets[0]!)!
    const total = blocks.find(({ title }) => title === 'Total revenue')!
    expect(total.spec).toMatchObject({
      trend: expect.stringMatching(/^[+-][\d.]+% in 2026 vs 2025$/),
    })
    expect((total.spec as { trend: string }).trend).toContain(size)
    expect(total.description).toMatch(
      /^In all, from Jan 2024 to Dec 2026\. In 2026: [\d.]+K, after [\d.]+K in 2025\.$/,
    )
  })

  it('is compared with the period before where the data hold no year before', () => {
    const total = draftOf(step).blocks.find(({ title }) => title === 'Total revenue')!
    expect(total.spec).toMatchObject({
      trend: expect.stringMatching(/^\+\d+% from Jul to Sep 2024 vs the three months before$/),
    })
  })

  it('tells no total of all rows where only some are shown', () => {
    const lines = step.map((row, place) => `${Object.values(row).join()},${['North', 'South'][place % 2]}`)
    const { blocks } = storyOf(['sold_on,revenue,region', ...lines], 'only region North')
    expect(blocks[0]!.config.query?.filters ?? []).toEqual([])
    expect(blocks.find(({ type }) => type === 'insight')!.title).not.toBe('Revenue in short')
  })

  it('is not told twice', () => {
    const told = draftOf(step, 'key insight').blocks.filter(({ type }) => type === 'insight')
    expect(new Set(told.map(({ description }) => description)).size).toBe(told.length)
  })

  it('is the trend of what does not add up', () => {
    const rows = days(800, (day) => 300 + day / 20 + noise(day) / 50)
    const lines = rows.map(({ sold_on, revenue }) => `${sold_on},${revenue.toFixed(2)}`)
    const { blocks } = storyOf(['measured_on,temperature', ...lines])
    expect(blocks[0]!.description).toContain('Temperature trends upward')
  })
})

describe('a table that was asked for by one name', () => {
  it('shows what there is to know of each row', () => {
    const rows = Array.from(
      { length: 60 },
      (_, row) => `SO-${1000 + row},${dateOf(row)},${['North', 'South'][row % 2]},${90 + noise(row)}`,
    )
    const { blocks } = storyOf(['order_id,ordered_on,region,revenue', ...rows], 'table of orders')
    const table = blocks.find(({ type }) => type === 'table')
    expect(table?.spec).toMatchObject({ columns: ['order_id', 'ordered_on', 'region', 'revenue'] })
  })
})

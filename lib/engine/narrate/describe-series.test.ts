import { describe, expect, it } from 'vitest'
import { recomputeCardFigure } from '../compose/recompute-card-figure.fixture'
import { generateDashboard } from '../generate-dashboard'

const dayMs = 86_400_000

/** A value a day, as the first line of its dashboard shows it. */
function lineOf(count: number, rateOf: (day: number) => number, which = '') {
  const rows = Array.from({ length: count }, (_, day) => ({
    measured_on: new Date(Date.UTC(2020, 0, 1) + day * dayMs).toISOString().slice(0, 10),
    rate: Math.round(rateOf(day) * 100) / 100,
  }))
  const lines = ['measured_on,rate', ...rows.map(({ measured_on, rate }) => `${measured_on},${rate}`)]
  const draft = generateDashboard(new TextEncoder().encode(`${lines.join('\n')}\n`), {
    fileType: 'csv',
    fileName: 'rates.csv',
    instructions: `line chart of average rate by month${which}`,
  })
  return { rows, line: draft.blocks.find(({ type }) => type === 'line')! }
}

const noise = (day: number) => ((day * 7919) % 101) / 200

describe('a line', () => {
  it('tells the turn, with figures that hold', () => {
    const { rows, line } = lineOf(600, (day) => 20 + Math.abs(day - 300) / 30 + noise(day))
    expect(line.description).toMatch(
      /^Average rate falls from [\d.]+ in Jan 2020 to [\d.]+ in (Oct|Nov) 2020, then rises to [\d.]+ in (Jul|Aug) 2021\./,
    )
    const { figures } = line.config.evidence!
    expect(figures).toHaveLength(3)
    const [mark, ...others] = line.config.annotations!
    expect(others).toEqual([])
    expect(mark).toMatchObject({ kind: 'turn', x: expect.stringMatching(/^2020-1[01]$/) })
    expect(mark!.label).toContain(figures[1]!.text)
    for (const figure of figures)
      expect(figure.value).toBeCloseTo(recomputeCardFigure(rows, figure, figures), 6)
  })

  it('says that it goes nowhere where that was looked at, else between what it lies', () => {
    const { line } = lineOf(600, (day) => 20 + noise(day))
    expect(line.description).toMatch(/^Rate shows no trend from .*: a month averages 20/)
    const { line: wild } = lineOf(600, (day) => 20 + ((day * 7919) % 101) ** 2 / (1 + (day % 60)))
    expect(wild.description).toMatch(/^Average rate goes up and down: it lies between /)
    expect(wild.config.annotations!.map(({ kind }) => kind)).toEqual(['low', 'high'])
    expect(line.config.annotations).toBeUndefined()
  })

  it('tells the levels of its ends where it goes up and down about a level that moves', () => {
    const { rows, line } = lineOf(
      1461,
      (day) => 20 + 3 * Math.sin(day / 58.13) + day / 800 + noise(day),
      ' where rate > 1',
    )
    expect(line.description).toMatch(
      /^Average rate goes up and down and rises on the whole: a month averages [\d.]+ from Jan 2020 to Dec 2020 and [\d.]+ from Jan 2023 to Dec 2023; on average it is highest in (Mar|Apr|May)\w* and lowest in (Sep|Oct|Nov)\w*\./,
    )
    const { figures } = line.config.evidence!
    expect(figures.map(({ measure }) => measure)).toEqual(['avg(avg by month)', 'avg(avg by month)'])
    for (const figure of figures)
      expect(figure.value).toBeCloseTo(recomputeCardFigure(rows, figure, figures), 6)
  })
})

describe('a line of three years', () => {
  const yearsOf = (levels: number[], scatter = 2) => {
    const rows = levels.flatMap((level, year) =>
      Array.from({ length: 14 }, (_, region) => [
        String.fromCharCode(65 + region),
        2021 + year,
        (level + scatter * (((region * 5) % 14) / 13 - 0.5)).toFixed(2),
      ]),
    )
    const lines = ['region,year,unemployment rate %', ...rows.map((row) => row.join())]
    const { blocks } = generateDashboard(new TextEncoder().encode(lines.join('\n')), {
      fileType: 'csv',
      fileName: 'rates.csv',
    })
    return blocks.find(({ type }) => type === 'line')!.description
  }

  it('goes no way where all read the same', () => {
    expect(yearsOf([5.96, 5.963, 5.96])).toBe('Average unemployment rate is about 5.96% all the time.')
  })

  it('turns only where its averages lie farther apart than their rows', () => {
    expect(yearsOf([6, 6.2, 6.1])).toMatch(/^Average unemployment rate goes up and down: /)
    expect(yearsOf([6, 8.2, 6.1])).toMatch(/ rises from 6% in 2021 to 8.2% in 2022, then falls to 6.1% /)
  })
})

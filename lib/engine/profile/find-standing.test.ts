import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const noise = createNoise(17)
const { random, normal } = noise

/** So many of what happens by chance. */
function poisson(mean: number): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()))
  let [count, left] = [0, Math.exp(-mean)]
  for (let product = random(); product > left; product *= random()) count++
  return count
}

const sizes = (median: number) => Array.from({ length: 24 }, () => median * Math.exp(0.9 * normal()))

interface Panel {
  names: [thing: string, date: string, measure: string]
  dates: string[]
  /** What a thing of a size has on the dates, from the first on. */
  course(size: number, dates: string[]): number[]
  median: number
}

const years = ['2018', '2019', '2020', '2021', '2022']
const months = Array.from({ length: 12 }, (_, at) => `2023-${String(at + 1).padStart(2, '0')}`)
const days = Array.from({ length: 28 }, (_, at) => `2024-02-${String(at + 1).padStart(2, '0')}`)

const counted = (size: number, dates: string[]) => dates.map(() => poisson(size))
const growing = (size: number, dates: string[]) => dates.map((_, at) => poisson(size * 1.1 ** at))
const uneven = (size: number, dates: string[]) => dates.map(() => poisson(size * Math.exp(0.3 * normal())))
const seasonal = (size: number, dates: string[]) =>
  dates.map((_, at) => poisson(size * (1 + 0.6 * Math.sin(at / 2))))

const flows: Record<string, Panel> = {
  'births of hospitals': { names: ['clinica', 'anno', 'nati'], dates: years, course: counted, median: 120 },
  'thefts of districts': { names: ['Bezirk', 'Jahr', 'Diebst.'], dates: years, course: counted, median: 15 },
  'goals of teams': { names: ['team', 'season', 'gls'], dates: years, course: counted, median: 20 },
  'calls of desks': { names: ['desk', 'day', 'answered'], dates: days, course: counted, median: 30 },
  'trees of foresters': { names: ['forestier', 'an', 'plants'], dates: years, course: uneven, median: 800 },
  'letters of offices': { names: ['oficina', 'mes', 'envíos'], dates: months, course: seasonal, median: 90 },
  'hires of departments': { names: ['dept', 'month', 'joined'], dates: months, course: counted, median: 6 },
  'loans of libraries': { names: ['library', 'month', 'lent'], dates: months, course: uneven, median: 900 },
  'fines of wardens': { names: ['warden', 'day', 'tickets'], dates: days, course: counted, median: 9 },
  'exports of firms': { names: ['firma', 'rok', 'sztuki'], dates: years, course: growing, median: 300 },
  'catches of boats': { names: ['barco', 'dia', 'cajas'], dates: days, course: uneven, median: 25 },
}

const fixed = (size: number, dates: string[]) => dates.map(() => 10 * Math.round(3 + size))
flows['fees that are the same each month'] = {
  names: ['socio', 'mese', 'quota'],
  dates: months,
  course: fixed,
  median: 9,
}

const walk = (by: number) => (size: number, dates: string[]) => {
  let level = 4 + Math.round(size)
  return dates.map(() => {
    level = Math.max(1, Math.round(level * Math.exp(by * normal())))
    return level
  })
}

const levels: Record<string, Panel> = {
  'staff of firms, some large': {
    names: ['Firm', 'Year', 'heads'],
    dates: [...years, '2023', '2024', '2025'],
    course: walk(0.07),
    median: 45,
  },
  'staff of firms': { names: ['Impresa', 'Anno', 'addetti'], dates: years, course: walk(0.08), median: 14 },
  'beds of wards': { names: ['oddział', 'miesiąc', 'łóżka'], dates: months, course: walk(0.04), median: 18 },
  'machines of sites': { names: ['site', 'month', 'rigs'], dates: months, course: walk(0.03), median: 25 },
  'inhabitants of towns': { names: ['By', 'år', 'folk'], dates: years, course: walk(0.015), median: 9000 },
  'dogs of shelters': { names: ['shelter', 'day', 'dogs'], dates: days, course: walk(0.05), median: 30 },
}

function additivityOf(
  { names, dates, course, median }: Panel,
  without: string[] = [],
): string | null | undefined {
  const rows = sizes(median).flatMap((size, at) => {
    const own = course(size, dates)
    return dates.map((date, place) => `t${String.fromCharCode(97 + at)}${at % 5},${date},${own[place]}`)
  })
  const bytes = new TextEncoder().encode([names.join(), ...rows, ...without].join('\n'))
  const { columns } = understandDataset(bytes, { fileType: 'csv' }).profile
  return columns.find(({ name }) => name === names[2])?.additivity
}

it.each(Object.entries(flows))('what happens anew is no level: %s', (_, panel) => {
  for (let time = 0; time < 5; time++) expect(additivityOf(panel)).not.toBe('semi_additive')
})

const around = (by: number) => (size: number, dates: string[]) =>
  dates.map(() => Math.round(size * (1 + by * (2 * random() - 1))))

describe('loans and enrolments', () => {
  const named = (course: Panel['course'], measure = 'e_loans'): Panel => ({
    ...{ names: ['branch', 'month', measure], dates: months, median: 300 },
    course,
  })

  it.each(['e_loans', 'new deposits'])('that are made anew add up: %s', (measure) => {
    for (let time = 0; time < 5; time++) expect(additivityOf(named(uneven, measure))).toBe('additive')
  })

  it.each<[string, Panel['course']]>([
    ['by 2 % a month', walk(0.02)],
    ['by 4 % a month', walk(0.04)],
    ['by 12 % a month', walk(0.12)],
    ['far, from where they stood', walk(0.35)],
    ['a little around their mean', around(0.08)],
  ])('that move %s stand there', (_, course) => {
    for (let time = 0; time < 5; time++) expect(additivityOf(named(course))).toBe('semi_additive')
  })

  it('of eight years stand there', () => {
    const dates = [...years, '2023', '2024', '2025']
    const names: Panel['names'] = ['school', 'year', 'enrolments']
    expect(additivityOf({ names, dates, course: around(0.08), median: 450 })).toBe('semi_additive')
  })
})

describe('what is there on each date is no flow', () => {
  it.each(Object.entries(levels))('%s', (_, panel) => {
    for (let time = 0; time < 5; time++) expect(additivityOf(panel)).not.toBe('additive')
  })
})

it('rows that lack their thing are no second ones of it', () => {
  const { 'staff of firms': staff } = levels
  const without = ['2019', '2021', '2022'].map((year, at) => `,${year},${31 + 7 * at}`)
  for (let time = 0; time < 5; time++) expect(additivityOf(staff!, without)).not.toBe('additive')
})

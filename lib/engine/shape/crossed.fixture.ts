import { createNoise } from '../insights/fixture-table'

/** A table whose columns are of a member (or a period, or both) and a measure. */
export interface CrossedFile {
  text: string
  rows: number
  measures: string[]
}

interface Parts {
  members: string[]
  measures: { name: string; size: number; decimals: number; mark?: string }[]
  label: [name: string, one: string]
}

const things = 24
const measuresOf = {
  money: [
    { name: 'Umsatz', size: 40_000, decimals: 2 },
    { name: 'Kosten', size: 31_000, decimals: 2 },
  ],
  pieces: [
    { name: 'sales', size: 9000, decimals: 2 },
    { name: 'units', size: 80, decimals: 0 },
  ],
  rate: [
    { name: 'visiteurs', size: 700, decimals: 0 },
    { name: 'occupation', size: 60, decimals: 1, mark: ' %' },
  ],
  three: [
    { name: 'ventas', size: 5000, decimals: 2 },
    { name: 'clientes', size: 90, decimals: 0 },
    { name: 'margen', size: 20, decimals: 1, mark: '%' },
  ],
}

function cell({ size, decimals, mark = '' }: Parts['measures'][number], random: () => number, share = 1) {
  return `${(size * share * (0.4 + 1.2 * random())).toFixed(decimals)}${mark}`
}

function file(parts: Parts, heads: (member: string, measure: string) => string, { byMeasure = false } = {}) {
  const { random } = createNoise(parts.members.length * 7 + parts.measures.length)
  const pairs = byMeasure
    ? parts.measures.flatMap((measure) => parts.members.map((member) => ({ member, measure })))
    : parts.members.flatMap((member) => parts.measures.map((measure) => ({ member, measure })))
  const body = Array.from({ length: things }, (_, at) => [
    `${parts.label[1]} ${String.fromCharCode(65 + at)}`,
    ...pairs.map(({ measure }) => cell(measure, random)),
  ])
  const header = [parts.label[0], ...pairs.map(({ member, measure }) => heads(member, measure.name))]
  return {
    text: [header, ...body].map((row) => row.join(';')).join('\n'),
    rows: things * parts.members.length,
    measures: parts.measures.map(({ name }) => name),
  }
}

function stackedHeads({ members, measures, label }: Parts, { merged = true } = {}) {
  const { random } = createNoise(5)
  const top = ['', ...members.flatMap((member) => measures.map((_, at) => (at > 0 && merged ? '' : member)))]
  const below = [label[0], ...members.flatMap(() => measures.map(({ name }) => name))]
  const body = Array.from({ length: things }, (_, at) => [
    `${label[1]} ${String.fromCharCode(65 + at)}`,
    ...members.flatMap(() => measures.map((measure) => cell(measure, random))),
  ])
  return {
    text: [top, below, ...body].map((row) => row.join(';')).join('\n'),
    rows: things * members.length,
    measures: measures.map(({ name }) => name),
  }
}

function threeHeads({ members, measures, label }: Parts, years: string[]) {
  const { random } = createNoise(9)
  const all = members.flatMap((member) =>
    years.flatMap((year) => measures.map((measure) => ({ member, year, measure }))),
  )
  const own = (key: 'member' | 'year') =>
    all.map((one, at) => {
      const before = all[at - 1]
      return before && before[key] === one[key] && before.member === one.member ? '' : one[key]
    })
  const body = Array.from({ length: things }, (_, at) => [
    `${label[1]} ${String.fromCharCode(65 + at)}`,
    ...all.map(({ measure }) => cell(measure, random)),
  ])
  const heads = [
    ['', ...own('member')],
    ['', ...own('year')],
    [label[0], ...all.map(({ measure }) => measure.name)],
  ]
  return {
    text: [...heads, ...body].map((row) => row.join(';')).join('\n'),
    rows: things * members.length * years.length,
    measures: measures.map(({ name }) => name),
  }
}

const regions = ['Nord', 'Süd', 'Ost', 'West']
const shops: Parts['label'] = ['Filiale', 'Filiale']
const halves = ['H1 2022', 'H2 2022', 'H1 2023', 'H2 2023']

/** Forms that were looked at while the mechanism was made, and others that were not. */
export const crossedForms: Record<string, () => CrossedFile> = {
  'region before, pieces': () =>
    file({ members: regions, measures: measuresOf.pieces, label: ['Product', 'P'] }, (a, b) => `${a} ${b}`),
  'region behind in brackets, rate': () =>
    file(
      { members: ['Lyon', 'Nice', 'Brest'], measures: measuresOf.rate, label: ['Mois', 'M'] },
      (a, b) => `${b} (${a})`,
    ),
  'measure first, underscores': () =>
    file({ members: regions, measures: measuresOf.three, label: shops }, (a, b) => `${b}_${a}`, {
      byMeasure: true,
    }),
  'half-years before': () =>
    file({ members: halves, measures: measuresOf.money, label: shops }, (a, b) => `${a} ${b}`),
  'half-years behind, dashes': () =>
    file(
      { members: ['1. Hj. 2022', '2. Hj. 2022', '1. Hj. 2023'], measures: measuresOf.pieces, label: shops },
      (a, b) => `${b} - ${a}`,
    ),
  terms: () =>
    file(
      {
        members: ['Herbstterm', 'Frühjahrsterm', 'Sommerterm'],
        measures: measuresOf.rate,
        label: ['Schule', 'S'],
      },
      (a, b) => `${b}: ${a}`,
    ),
  'two heads': () => stackedHeads({ members: regions, measures: measuresOf.pieces, label: ['Product', 'P'] }),
  'two heads, repeated': () =>
    stackedHeads({ members: halves, measures: measuresOf.money, label: shops }, { merged: false }),
  'two heads, years': () =>
    stackedHeads({ members: ['2021', '2022', '2023'], measures: measuresOf.three, label: ['Tienda', 'T'] }),
  'three heads': () =>
    threeHeads({ members: regions, measures: measuresOf.pieces, label: ['Product', 'P'] }, ['2022', '2023']),
  'three heads, halves': () =>
    threeHeads({ members: ['Lyon', 'Nice', 'Brest'], measures: measuresOf.rate, label: ['Mois', 'M'] }, [
      'S1 2022',
      'S2 2022',
    ]),
  'months around': () =>
    file(
      {
        members: ['Jan 2023', 'Feb 2023', 'Mar 2023', 'Apr 2023'],
        measures: measuresOf.three,
        label: ['Tienda', 'T'],
      },
      (a, b) => `${a.split(' ')[0]} ${b} ${a.split(' ')[1]}`,
    ),
}

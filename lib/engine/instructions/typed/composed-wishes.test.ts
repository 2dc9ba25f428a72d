import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { foundIn } from '../../compose/found-in.fixture'
import { parseInstructions } from '../parse-instructions'
import { type Made, tableOf } from './composed-tables.fixture'

type Row = Made['rows'][number]
type Number = (rows: Row[]) => number

const sum =
  (key: string): Number =>
  (rows) =>
    rows.reduce((all, row) => all + (row[key] as number), 0)
const average =
  (key: string): Number =>
  (rows) =>
    sum(key)(rows) / rows.length
const over =
  (above: string, below: string, scale = 1): Number =>
  (rows) =>
    (scale * sum(above)(rows)) / sum(below)(rows)
const share =
  (key: string, value: string): Number =>
  (rows) =>
    rows.filter((row) => row[key] === value).length / rows.length
const count: Number = (rows) => rows.length

function numbers(rows: Row[], by: (row: Row) => number | string, of: Number): number[] {
  const kinds = [...new Set(rows.map(by))]
  return kinds.map((kind) => of(rows.filter((row) => by(row) === kind)))
}

const band = (key: string, edges: number[]) => (row: Row) =>
  edges.filter((edge) => (row[key] as number) >= edge).length

interface Wanted {
  table: 'visits' | 'staff' | 'courses'
  of: (made: Made) => number[]
}

const wanted: Record<string, Wanted> = {
  perrow: { table: 'visits', of: ({ rows }) => numbers(rows, (row) => row.branch!, average('amount')) },
  bandcount: { table: 'visits', of: ({ rows }) => numbers(rows, band('age', [25, 40, 60]), count) },
  bandavg: {
    table: 'visits',
    of: ({ rows }) => numbers(rows, band('minutes', [16, 31, 61]), average('amount')),
  },
  bandrate: {
    table: 'staff',
    of: ({ rows, values }) => numbers(rows, band('tenure', [12, 60]), share('status', values[2]![1]!)),
  },
  rate: {
    table: 'staff',
    of: ({ rows, values }) => numbers(rows, (row) => row.department!, share('status', values[2]![1]!)),
  },
  rate2: {
    table: 'courses',
    of: ({ rows, values }) => numbers(rows, (row) => row.subject!, share('state', values[1]![1]!)),
  },
  ratio: {
    table: 'courses',
    of: ({ rows }) => numbers(rows, (row) => row.subject!, over('participants', 'places')),
  },
  ratioheld: {
    table: 'courses',
    of: ({ rows, values }) =>
      numbers(
        rows.filter((row) => row.state === values[1]![0]),
        (row) => row.subject!,
        over('participants', 'places'),
      ),
  },
  product: {
    table: 'courses',
    of: ({ rows }) =>
      numbers(
        rows.map((row) => ({ ...row, takings: (row.fee as number) * (row.participants as number) })),
        (row) => row.subject!,
        sum('takings'),
      ),
  },
  perthousand: {
    table: 'visits',
    of: ({ rows }) => numbers(rows, (row) => row.branch!, over('defects', 'items', 1000)),
  },
  nocash: {
    table: 'visits',
    of: ({ rows, values }) =>
      numbers(
        rows.filter((row) => row.payment !== values[1]![0]),
        (row) => row.branch!,
        average('amount'),
      ),
  },
  wetonly: {
    table: 'visits',
    of: ({ rows, values }) =>
      numbers(
        rows.filter((row) => row.weather === values[3]![1]),
        (row) => row.branch!,
        sum('amount'),
      ),
  },
  shares: {
    table: 'visits',
    of: ({ rows }) =>
      numbers(rows, (row) => row.payment!, sum('amount')).map((one) => one / sum('amount')(rows)),
  },
  versus: { table: 'visits', of: ({ rows }) => numbers(rows, (row) => row.weather!, average('minutes')) },
  versus2: { table: 'staff', of: ({ rows }) => numbers(rows, (row) => row.contract!, average('sick')) },
  top2: {
    table: 'visits',
    of: ({ rows }) =>
      numbers(rows, (row) => row.branch!, sum('amount'))
        .sort((a, b) => b - a)
        .slice(0, 2),
  },
  plain: { table: 'staff', of: ({ rows }) => numbers(rows, (row) => row.department!, average('pay')) },
}

const tolerance = 0.002
const isNear = (a: number, b: number) =>
  [1, 100].some((scale) => Math.abs(a - b * scale) <= tolerance * Math.abs(b * scale))

interface Wish {
  kind: string
  language: string
  text: string
}

/** Its numbers are drawn, something else is and told to be doubtful, or is said to be what was meant. */
function endOf({ kind, language, text }: Wish): 'done' | 'told' | 'silent' {
  const { table, of } = wanted[kind]!
  const made = tableOf(table, language)
  const plan = { ...parseInstructions(text, made.data), onlyAsked: true }
  const { blocks, instructions } = composeDashboard(made.data, plan, { found: foundIn(made.data) })
  const numbersWanted = of(made)
  const isDone = blocks.some(({ data_preview: shown }) => {
    const rows = shown?.rows ?? []
    const cells = rows.flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'number'))
    return (
      rows.length === numbersWanted.length &&
      numbersWanted.every((number) => cells.some((cell) => isNear(cell, number)))
    )
  })
  if (isDone) return 'done'
  return instructions.every(({ status }) => status === 'applied') ? 'silent' : 'told'
}

/** How a wish ends, what is wanted, the language, and the words, a line a wish. Every other one of a kind was looked at. */
const golden = `${import.meta.dirname}/composed-wishes.golden`
const lines = readFileSync(golden, 'utf8').trim().split('\n')

describe('wishes that put several pieces together', () => {
  const ends = lines.map((line) => {
    const [, kind, language, ...said] = line.split(' ')
    const text = said.join(' ')
    return { line: [kind, language, text].join(' '), end: endOf({ kind: kind!, language: language!, text }) }
  })

  it('end as before', async () => {
    const actual = ends.map(({ line, end }) => `${end} ${line}`)
    await expect(`${actual.join('\n')}\n`).toMatchFileSnapshot(golden)
  })

  it('are drawn, or told to be doubtful', () => {
    const count = (end: string) => ends.filter((one) => one.end === end).length
    expect(count('done') / ends.length).toBeGreaterThan(0.83)
    expect(count('silent') / ends.length).toBeLessThan(0.03)
  })
})

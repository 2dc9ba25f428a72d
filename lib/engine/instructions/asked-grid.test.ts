import { expect, it } from 'vitest'
import { composeDashboard } from '../compose/compose-dashboard'
import { foundIn } from '../compose/found-in.fixture'
import { gridTable, type Row } from './asked-grid.fixture'
import { parseInstructions } from './parse-instructions'

type Of = (rows: Row[]) => number
type Kept = (row: Row) => boolean

const sum =
  (key: string): Of =>
  (rows) =>
    rows.reduce((all, row) => all + (row[key] as number), 0)
const average =
  (key: string): Of =>
  (rows) =>
    sum(key)(rows) / rows.length
const over =
  (above: string, below: string): Of =>
  (rows) =>
    sum(above)(rows) / sum(below)(rows)
const share =
  (key: string, value: string): Of =>
  (rows) =>
    rows.filter((row) => row[key] === value).length / rows.length
const count: Of = (rows) => rows.length

/** What people ask of a table: numbers, what they are told apart by, and which rows, each with what it comes to. */
interface Asked {
  numbers: [said: string, of: Of][]
  by: [said: string, column: string][]
  kept: [said: string, is: Kept][]
  /** By a number, a breakdown and rows, in the orders that people say them in. */
  ways: ((number: string, by: string, kept: string) => string)[]
}

const english: Asked['ways'] = [
  (number, by, kept) => `${number} by ${by}, ${kept}`,
  (number, by, kept) => `${kept}: ${number} for each ${by}, thanks`,
  (number, by, kept) => `Can you show me the ${number} per ${by} (${kept})?`,
]

const asked: Record<string, Asked> = {
  visits: {
    numbers: [
      ['average cost', average('cost')],
      ['total cost', sum('cost')],
      ['number of visits', count],
      ['no-show rate', share('no_show', 'yes')],
    ],
    by: [
      ['clinic', 'clinic'],
      ['reason', 'reason'],
    ],
    kept: [
      ['insured only', ({ insured }) => insured === 'yes'],
      ['only visits with age over 60', ({ age }) => (age as number) > 60],
      ['without Harbour', ({ clinic }) => clinic !== 'Harbour'],
    ],
    ways: english,
  },
  picks: {
    numbers: [
      ['total lines picked', sum('lines_picked')],
      ['errors per hour worked', over('errors', 'hours_worked')],
      ['average hours worked', average('hours_worked')],
    ],
    by: [
      ['zone', 'zone'],
      ['warehouse', 'warehouse'],
    ],
    kept: [
      ['overtime shifts only', ({ overtime }) => overtime === 'yes'],
      ['without Frozen', ({ zone }) => zone !== 'Frozen'],
      ['only shifts with hours worked over 5', ({ hours_worked: hours }) => (hours as number) > 5],
    ],
    ways: english,
  },
  loans: {
    numbers: [
      ['e-loans', sum('e_loans')],
      ['e-loans per visitor', over('e_loans', 'visitors')],
    ],
    by: [['branch', 'branch']],
    kept: [
      ['children only', ({ audience }) => audience === 'children'],
      ['not counting Docklands', ({ branch }) => branch !== 'Docklands'],
      ['in 2024', ({ month }) => String(month).startsWith('2024')],
    ],
    ways: english,
  },
  pedidos: {
    numbers: [
      ['importe medio', average('importe')],
      ['tasa de devolución', share('devuelto', 'sí')],
    ],
    by: [
      ['tienda', 'tienda'],
      ['vendedor', 'vendedor'],
    ],
    kept: [
      ['solo con tarjeta', ({ pago }) => pago === 'tarjeta'],
      ['sin contar Vigo', ({ tienda }) => tienda !== 'Vigo'],
    ],
    ways: [
      (number, by, kept) => `${number} por ${by}, ${kept}`,
      (number, by, kept) => `${kept}: ${number} por ${by}, gracias`,
    ],
  },
  fermate: {
    numbers: [
      ['costo totale', sum('costo')],
      ['costo al minuto', over('costo', 'minuti')],
    ],
    by: [
      ['reparto', 'reparto'],
      ['causa', 'causa'],
    ],
    kept: [
      ['senza Montaggio', ({ reparto }) => reparto !== 'Montaggio'],
      ['solo i guasti', ({ causa }) => causa === 'guasto'],
    ],
    ways: [
      (number, by, kept) => `${number} per ${by}, ${kept}`,
      (number, by, kept) => `Vorrei vedere ${number} di ogni ${by}, ${kept}, grazie`,
    ],
  },
}

interface Wish {
  table: string
  text: string
  numbers: number[]
}

const wishes = Object.entries(asked).flatMap(([table, { numbers, by, kept, ways }]) => {
  const { rows } = gridTable(table)
  return numbers.flatMap(([number, of]) =>
    by.flatMap(([thing, column]) =>
      kept.flatMap(([which, is]) => {
        const own = rows.filter(is)
        const kinds = [...new Set(own.map((row) => row[column]))]
        const wanted = kinds.map((kind) => of(own.filter((row) => row[column] === kind)))
        return ways.map((say): Wish => ({ table, text: say(number, thing, which), numbers: wanted }))
      }),
    ),
  )
})

/** Each way of saying comes in turn with each number, breakdown and rows; all of them would take half a minute. */
const everyOther = wishes.filter((_, at) => at % 2 === 0)

const tolerance = 0.002
const isNear = (a: number, b: number) =>
  [1, 100].some((scale) => Math.abs(a - b * scale) <= tolerance * Math.abs(b * scale))

/** Its numbers are drawn, or something else is: told, or silently. */
function endOf({ table, text, numbers }: Wish): 'done' | 'told' | 'silent' {
  const { data } = gridTable(table)
  const plan = { ...parseInstructions(text, data), onlyAsked: true }
  const { blocks, instructions } = composeDashboard(data, plan, { found: foundIn(data) })
  const isDone = blocks.some(({ data_preview: shown }) => {
    const rows = shown?.rows ?? []
    const cells = rows.flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'number'))
    return rows.length === numbers.length && numbers.every((one) => cells.some((cell) => isNear(cell, one)))
  })
  if (isDone) return 'done'
  return instructions.every(({ status }) => status === 'applied') ? 'silent' : 'told'
}

it('a number of some rows by a kind is drawn, in whatever order it is said, and never another in silence', () => {
  const ends = everyOther.map((wish) => ({ ...wish, end: endOf(wish) }))
  const textsOf = (end: string) => ends.filter((one) => one.end === end).map(({ text }) => text)
  expect(textsOf('silent')).toEqual([])
  expect(textsOf('done').length / ends.length).toBeGreaterThan(0.9)
})

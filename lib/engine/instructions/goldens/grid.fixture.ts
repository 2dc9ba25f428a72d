import type { Understanding } from '../../understanding'
import { sales } from '../instructions.fixture'
import { ventasEs, ventes, verkauf } from '../tongues/shops.fixture'

/** A generated sentence with the plan that it means. */
export interface GridCase {
  text: string
  right: string
  data: Understanding
}

/** `[words, plan]`; empty words ask for nothing. */
type Said = [words: string, plan: string]

interface Grid {
  data: Understanding
  measures: Said[]
  breakdowns: Said[]
  conditions: Said[]
  sorts: Said[]
  charts: Said[]
  /** `{m}` measure, `{b}` breakdown, `{c}` conditions, `{s}` sort. */
  orders: string[]
}

const nothing: Said = ['', '']

const grids: Grid[] = [
  {
    data: sales,
    measures: [
      ['revenue', 'revenue'],
      ['average unit price', 'avg unit_price'],
      ['total quantity', 'sum quantity'],
      ['number of orders', 'rows'],
    ],
    breakdowns: [
      ['by region', 'by region'],
      ['per product', 'by product'],
      ['by month', 'by order_date/month'],
      ['by country and status', 'by country and status'],
    ],
    conditions: [
      nothing,
      ['in Spain', 'where country = Spain'],
      ['where quantity is above 10', 'where quantity > 10'],
      ['excluding lamps', 'where product != Lamp'],
      ['since 2024', 'where order_date >= 2024'],
      ['excluding Spain and where quantity is above 10', 'where quantity > 10 and country != Spain'],
      ['without cancelled orders and since 2024', 'where order_date >= 2024 and status != cancelled'],
    ],
    sorts: [nothing, ['sorted descending', 'sort y desc']],
    charts: [nothing, ['bar chart of', 'bar'], ['pie chart of', 'pie']],
    orders: ['{m} {b} {c} {s}', 'show me {m} {b}, {c} {s}', '{c}: {m} {b} {s}'],
  },
  {
    data: verkauf,
    measures: [
      ['Umsatz', 'Umsatz'],
      ['durchschnittlicher Rabatt', 'avg Rabatt'],
    ],
    breakdowns: [
      ['nach Kategorie', 'by Kategorie'],
      ['je Filiale', 'by Filiale'],
    ],
    conditions: [
      nothing,
      ['in Bayern', 'where Bundesland = Bayern'],
      ['mit Menge über 10', 'where Menge > 10'],
      ['ohne Hessen und seit 2023', 'where Bestelldatum >= 2023 and Bundesland != Hessen'],
    ],
    sorts: [nothing, ['absteigend sortiert', 'sort y desc']],
    charts: [nothing, ['Balkendiagramm', 'bar']],
    orders: ['{m} {b} {c} {s}', 'zeige {m} {b} {c} {s}'],
  },
  {
    data: ventes,
    measures: [
      ["chiffre d'affaires", 'chiffre_affaires'],
      ['remise moyenne', 'avg remise'],
    ],
    breakdowns: [
      ['par catégorie', 'by catégorie'],
      ['par ville', 'by ville'],
    ],
    conditions: [
      nothing,
      ['en Bretagne', 'where région = Bretagne'],
      ['avec une quantité supérieure à 10', 'where quantité > 10'],
      ['sauf Normandie et depuis 2023', 'where date_commande >= 2023 and région != Normandie'],
    ],
    sorts: [nothing, ['par ordre décroissant', 'sort y desc']],
    charts: [nothing],
    orders: ['{m} {b} {c} {s}', 'montre {m} {b} {c} {s}'],
  },
  {
    data: ventasEs,
    measures: [
      ['ventas', 'ventas'],
      ['descuento promedio', 'avg descuento'],
    ],
    breakdowns: [
      ['por categoría', 'by categoría'],
      ['por ciudad', 'by ciudad'],
    ],
    conditions: [
      nothing,
      ['en México', 'where país = México'],
      ['con cantidad mayor que 10', 'where cantidad > 10'],
      ['excepto Perú y desde 2023', 'where fecha >= 2023 and país != Perú'],
    ],
    sorts: [nothing, ['en orden descendente', 'sort y desc']],
    charts: [nothing],
    orders: ['{m} {b} {c} {s}', 'muestra {m} {b} {c} {s}'],
  },
]

/** So many sentences apart are taken, so that all words meet and few are asked. */
const stride = 11

/** Each way to take one of each list, the last list turning fastest. */
const product = (lists: Said[][]): Said[][] =>
  lists.reduce<Said[][]>((ways, list) => ways.flatMap((way) => list.map((said) => [...way, said])), [[]])

/** A course over time is a line, and is put in order by its time. */
function planOf(chart: string, [measure, breakdown, condition, sort]: string[]): string {
  const isCourse = breakdown!.includes('/month')
  const type = chart || (isCourse ? 'line' : 'auto')
  const order = isCourse ? sort!.replace(' y ', ' x ') : sort
  return [`${type}:`, measure, breakdown, condition, order].filter(Boolean).join(' ')
}

function casesOf({ data, measures, breakdowns, conditions, sorts, charts, orders }: Grid): GridCase[] {
  const ways = product([charts, measures, breakdowns, conditions, sorts])
  const all = orders.flatMap((order) =>
    ways.map((way): GridCase => {
      const [chart, m, b, c, s] = way as [Said, Said, Said, Said, Said]
      const words: Record<string, string> = { m: `${chart[0]} ${m[0]}`, b: b[0], c: c[0], s: s[0] }
      const text = order
        .replaceAll(/\{(\w)\}/g, (_, name: string) => words[name]!)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^[ :]+|[ ,]+$/g, '')
        .replaceAll(' ,', ',')
      return { text, right: `${planOf(chart[1], [m[1], b[1], c[1], s[1]])} [a]`, data }
    }),
  )
  return all.filter((_, at) => at % stride === 0)
}

/** Sentences of measure, breakdown, conditions, order and chart in four languages, with the plans that they mean. */
export const gridCases: GridCase[] = grids.flatMap(casesOf)

import { lowerFirst } from '@/lib/format/first-letter'
import { thingOf } from '../metric/metric-label'
import { hasWord, splitName, wordList } from '../names/name-words'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { type LineValue, lineValue } from './line-value'
import { type Once, type OnceColumn, onceColumns } from './once-columns'

interface Dataset {
  table: Table
  profile: Profile
}

/** What is of an order is counted once, and what each of its lines comes to stands beside it. */
export function withOrders(dataset: Dataset): Dataset {
  const once = onceColumns(dataset.table, dataset.profile)
  const ofOrders = once.apart.map(({ measure }) => measure)
  const value = lineValue(dataset.table, dataset.profile, ofOrders)
  const whole = withFirst(withOnce(dataset, once), once, value)
  return value
    ? withLineValue(
        whole,
        value,
        [...once.made, ...once.first].some(({ isTotal }) => isTotal),
      )
    : whole
}

/** Headers that name a thing by nothing but its being named. */
const bareNames = wordList('name nr no number nummer id ref reference num numero')

function isBareName(label: string): boolean {
  const words = splitName(label).words.filter((word) => word !== '#')
  return words.length === 1 && hasWord(words[0]!, bareNames)
}

/** What the rows share is called by its column, else an order where its rows have prices. */
const headThing = ({ label }: ColumnProfile, value: LineValue | null): string =>
  value && isBareName(label) ? 'order' : (thingOf(label) ?? 'group')

/** Amounts on the first line of an order are of orders, and orders are what is counted. */
function withFirst(dataset: Dataset, { first, made }: Once, value: LineValue | null): Dataset {
  const head = [...made, ...first].find((one) => one.head.role !== 'measure')?.head
  if (!head) return dataset
  const thing = headThing(head, value)
  const ofFirst = first.filter((one) => one.head === head)
  const columns = dataset.profile.columns.map((column) => {
    if (column.index === head.index && thing === 'order') return { ...column, label: thing }
    const own = ofFirst.find(({ source }) => source.index === column.index)
    return own ? { ...column, each: thing, isTotal: own.isTotal } : column
  })
  const linesOf = { head: head.index, quantity: value?.quantity.index ?? null, value: null }
  return { ...dataset, profile: { ...dataset.profile, columns, linesOf } }
}

function withLineValue({ table, profile }: Dataset, value: LineValue, hasTotal: boolean): Dataset {
  const index = table.columns.length
  const { column, price, quantity, discount } = value
  const { linesOf } = profile
  const factors = [price, quantity, ...(discount ? [discount] : [])].map((factor) => factor.index)
  // what orders come to goes before what their lines come to
  const at = hasTotal ? 1 : 0
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [...profile.columns, { ...lineProfile(value, index), isTotal: !hasTotal }],
      ...(linesOf && { linesOf: { ...linesOf, value: index } }),
      identities: [...profile.identities, { kind: 'product', result: index, factors, share: 1 }],
      measures: [...profile.measures.slice(0, at), index, ...profile.measures.slice(at)],
    },
  }
}

const lineProfile = ({ column, price, quantity, discount }: LineValue, index: number): ColumnProfile => ({
  ...price,
  ...{ index, name: column.name, label: lowerFirst(column.name), type: column.type },
  ...{ distinct: column.values.length, missing: column.missing },
  additivity: 'additive',
  upIsGood: true,
  confidence: 0.85,
  evidence: [
    `Computed: ${price.name} times ${quantity.name}${discount ? ` less ${discount.name}` : ''}, row by row.`,
  ],
  summary: summarizeColumn(column).summary,
})

/** What is of an order and stands on each of its lines is not told by what is of a line. */
function withOnce({ table, profile }: Dataset, { made, apart }: Once): Dataset {
  const columns = made.map((one, place) => onceProfile(one, table.columns.length + place))
  const placeOf = (index: number) => made.findIndex(({ source }) => source.index === index)
  const nowOf = (index: number) => columns[placeOf(index)]?.index ?? index
  return {
    table: { ...table, columns: [...table.columns, ...made.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((column) => {
          const place = placeOf(column.index)
          return place < 0 ? column : repeatedProfile(column, made[place]!, columns[place]!.index)
        }),
        ...columns,
      ],
      measures: profile.measures.map(nowOf),
      forms: [
        ...profile.forms,
        ...apart.map(({ measure, other }): [number, number] => [nowOf(measure.index), nowOf(other.index)]),
        ...made.map(({ source }): [number, number] => [nowOf(source.index), source.index]),
      ],
      ...(apart.length > 0 && {
        apart: apart.map(({ measure, other, head, severalShare }) => ({
          ...{ measure: nowOf(measure.index), other: nowOf(other.index), head: head.index, severalShare },
        })),
      }),
    },
  }
}

const repeatedProfile = (column: ColumnProfile, { head }: OnceColumn, onceAs: number): ColumnProfile => ({
  ...column,
  onceAs,
  evidence: [...column.evidence, `The same on all rows of one ${head.label}: counted once.`],
})

const onceProfile = (
  { column, source, head, isTotal, additivity }: OnceColumn,
  index: number,
): ColumnProfile => ({
  ...source,
  ...{ index, name: column.name, distinct: column.values.length, missing: column.missing },
  additivity,
  each: head.role === 'measure' ? 'record' : (thingOf(head.label) ?? 'group'),
  isTotal,
  evidence: [`Computed: ${source.name}, once for each ${head.name}.`],
  summary: summarizeColumn(column).summary,
})

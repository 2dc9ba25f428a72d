import { canMeasure } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { wordFit } from '../words/word-forms'
import { near, type Reading, use } from './item'
import { numberAt } from './number-at'

/** Words of two names are the same from here on: percent, percentage. */
const sharedFit = 0.8

/**
 * "how far from target is each team": what was reached less what it is measured against, which is told. Which number
 * that is has to show in the names: the only one in the same unit, or with a word of it.
 */
export function takeFarFrom(reading: Reading, at: number): boolean {
  const { items, data, request } = reading
  const far = items[at]!
  const way = items[at + 1]
  const aim = items[near(reading, at, 1, 'since', 'gt', 'lt', 'gte', 'lte')]
  const below = aim === way ? null : numberAt(reading, aim)
  const above = below === null ? null : counterpart(reading, below)
  if (below === null || above === null) return false
  const [own, its] = [above, below].map((index) => data.table.columns[index]!.name)
  const name = `${own} - ${its}`
  request.measures.push({
    kind: 'made',
    asked: { kind: 'difference', name, above: own!, below: its! },
    aggregation: null,
  })
  request.notes.push(`“${far.text} ${way!.text} ${aim!.text}” was read as ${name}.`)
  use(reading, far, way, aim)
  return true
}

/** The only number in the same unit that has a word of its name. */
function counterpart({ data }: Reading, index: number): number | null {
  const names = columnNames(data)
  const { columns } = data.profile
  const found = columns.filter(
    ({ index: other, format }) =>
      other !== index &&
      canMeasure(data, other) &&
      !data.table.columns[other]!.derivedFrom &&
      format?.style === columns[index]!.format?.style &&
      names[other]!.words.some((word) => names[index]!.words.some((own) => wordFit(word, own) >= sharedFit)),
  )
  return found.length === 1 ? found[0]!.index : null
}

import { noCondition } from '../spans/rate-end'
import { type Item, is, near, type Reading } from './item'
import type { SaidCondition } from './said-condition'

const denials =
  /^(?:not?|non?|nicht|kein\w*|pas|ne|ni|nao|nem|never|nunca|jamas|jamais|mai|nie|niemals|nor|aucun\w*|ningun\w*|nenhum\w*|nessun\w*|(?:do|does|did|is|are|was|were) ?(?:not|n ?t|t)|(?:doesn|didn|isn|aren) t)$/

/** Whether a word says that something is not so, rather than that it is to be left out. */
export const isDenial = (item: Item | undefined): boolean => item !== undefined && denials.test(item.text)

/** The word before a place, but for small ones, that says that what stands there is not so, or is to be left out. */
export function deniedBy(reading: Reading, at: number): Item | null {
  const { items } = reading
  const passed = ['with', 'in', 'of', 'only', 'to', 'rows', 'line', 'whole', 'people'] as const
  let place = near(reading, at, -1, ...passed)
  const before = items[place]
  if (is(before, 'without')) return before!
  // "without the orders from Spain": no orders are left out, but those
  if (is(before, 'by')) place = near(reading, place, -1, ...passed)
  while (items[place]?.isRows && !reading.used.has(items[place]!)) place = near(reading, place, -1, ...passed)
  const out = items[place]
  return out !== before && is(out, 'without') && !isDenial(out) ? out! : null
}

const verbsMax = 2

/**
 * A condition where words that nothing is known of stand between it and a no: "que não fizeram churn" is not so, of
 * others nobody knows, and the condition is none.
 */
export function withFarDenial(reading: Reading, said: SaidCondition): SaidCondition | null {
  const { items, data } = reading
  let place = said.at - 1
  const between: Item[] = []
  for (; place >= 0 && isBetween(items[place]!); place--)
    if (items[place]!.isUnknown) between.push(items[place]!)
  const isFar = between.length <= verbsMax && isDenial(items[place])
  if (!isFar || said.isNot) return said
  const isVerb = between.length === 1 && is(items[place - 1], 'with')
  const column = data.table.columns.findIndex(({ name }) => name === said.filter.column)
  const no = isVerb && said.filter.op === '=' ? noCondition(data, column) : null
  return no && { ...said, items: [...said.items, items[place]!], filter: no, isNot: true }
}

const isBetween = (item: Item): boolean =>
  !item.isMark && !isDenial(item) && (item.isUnknown || is(item, 'with', 'filler', 'light', 'rows'))

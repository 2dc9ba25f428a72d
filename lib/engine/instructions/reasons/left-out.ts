import type { Understanding } from '../../understanding'
import type { Item } from '../axes/axes'
import type { Axes } from '../axes/chart-axes'
import type { Sentence } from '../sentence'

const listed = / (#c\d+)(?= (?:(?:,|and|&) )+(?:(?:the|their|its|all) )*(#c\d+) )/g

/** "names and opening years", where rows are put together: the names that no card shows, in a sentence. */
export function namesLeftOut(
  items: Item[],
  { axes, sentence }: { axes: Axes; sentence: Sentence },
  { table }: Understanding,
): string | null {
  const shown = shownOf(axes)
  const inList = new Set([...sentence.text.matchAll(listed)].flatMap(([, first, next]) => [first!, next!]))
  const left = items.find(
    ({ column, at, isEntity, isNamed, place }) =>
      isEntity &&
      isNamed &&
      place !== 'counted' &&
      !shown.has(column) &&
      inList.has(/^#c\d+/.exec(sentence.text.slice(at))?.[0] ?? ''),
  )
  if (!left) return null
  const { name } = table.columns[left.column]!
  return `${name} was left out: it tells the rows apart, and what is drawn puts them together.`
}

const shownOf = ({ x, y, grouping, size, others }: Axes) =>
  new Set([x, y, grouping, size, ...others.map(({ column }) => column)])

/** What a text names and its cards don't show, in a sentence; null where all of it is there. */
export function leftOut(items: Item[], axes: Axes, { table }: Understanding): string | null {
  const shown = shownOf(axes)
  const left = items.filter(
    ({ column, isEntity, place }) => !isEntity && place !== 'counted' && !shown.has(column),
  )
  const names = [...new Set(left.map(({ column }) => table.columns[column]!.name))]
  if (names.length === 0) return null
  const was = names.length === 1 ? 'was' : 'were'
  return `${names.join(' and ')} ${was} left out: a chart has room for two breakdowns of a measure.`
}

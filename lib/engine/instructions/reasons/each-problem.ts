import { eachAfter, notFirst } from '../axes/first-of-each'
import type { CardParts } from '../card-parts'
import { columnOf } from '../sentence'

/** "top 3 products in each region": why not only they are shown; null where nothing of the kind was asked. */
export function eachProblem(asked: CardParts): string | null {
  const { sentence, parts, axes, understanding } = asked
  if (parts.problems.some((problem) => problem.endsWith(notFirst))) return null
  const mark = eachAfter.exec(sentence.text)?.[1]
  const isPicked = parts.limit !== null || parts.winner !== null
  if (!isPicked || !mark || axes.x === null) return null
  const group = columnOf(sentence, mark)
  if (axes.grouping === null) return openFirst(asked, group)
  const inner = [axes.x, axes.grouping].find((column) => column !== group)!
  const nameAt = (column: number) => understanding.table.columns[column]!.name
  return `All of ${nameAt(inner)} are shown for each ${nameAt(group)}, ${notFirst}`
}

/** "the two most sold of every type": of what is not told, and of the types they are not. */
function openFirst({ sentence, parts, axes, understanding }: CardParts, group: number): string | null {
  const isOfEach = / (?:each|every) (?:(?!#|[.,] )\S+ )?#[ce]\d+ /.test(sentence.text)
  if (parts.limit === null || !isOfEach || axes.x !== group) return null
  const { name } = understanding.table.columns[group]!
  return `All of ${name} are shown: what the first ${parts.limit.count} of each are is not told, ${notFirst}`
}

import { eachAfter, notFirst } from '../axes/first-of-each'
import type { CardParts } from '../card-parts'
import { columnOf } from '../sentence'

/** "top 3 products in each region": why not only they are shown; null where nothing of the kind was asked. */
export function eachProblem({ sentence, parts, axes, understanding }: CardParts): string | null {
  if (parts.problems.some((problem) => problem.endsWith(notFirst))) return null
  const mark = eachAfter.exec(sentence.text)?.[1]
  const isPicked = parts.limit !== null || parts.winner !== null
  if (!isPicked || !mark || axes.x === null || axes.grouping === null) return null
  const group = columnOf(sentence, mark)
  const inner = [axes.x, axes.grouping].find((column) => column !== group)!
  const nameAt = (column: number) => understanding.table.columns[column]!.name
  return `All of ${nameAt(inner)} are shown for each ${nameAt(group)}, ${notFirst}`
}

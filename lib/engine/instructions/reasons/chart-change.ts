import type { PlannedCard } from '../../plan/plan'
import type { CardParts } from '../card-parts'
import { canMeasure } from '../columns/column-kinds'
import { columnOf } from '../sentence'

/** Why another chart is drawn than the named one; null where it is that one, or where they show the same. */
export function chartChange(from: CardParts, card: PlannedCard): string | null {
  const { parts, axes, understanding } = from
  const columnAt = (index: number) => understanding.profile.columns[index]!
  if (parts.type === 'histogram' && card.type === 'bar') {
    // of a category alone people call bars of counts so
    if (axes.y === null) return null
    const { label } = columnAt(axes.y)
    return `A histogram has bins of one column of numbers, so this is drawn as bars; a box plot shows how ${label} is spread in each group.`
  }
  if (parts.type === 'bar' && card.type === 'histogram') {
    const { label, distinct } = columnAt((axes.x ?? axes.y)!)
    return `There are ${distinct} different values of ${label}, so they are drawn in bins, as a histogram; name a column for one bar each.`
  }
  if (parts.type === 'table' && isPutTogether(from))
    return 'A table lists rows as they are; bars or a heat map show what they come to in groups.'
  return null
}

/** "table of revenue by region": one number for each group is asked for. */
function isPutTogether({ sentence, axes, grain, understanding }: CardParts): boolean {
  const by = brokenDown.exec(sentence.text)?.[1]
  const isGroups = by !== undefined && !canMeasure(understanding, columnOf(sentence, by))
  return axes.aggregation !== null || grain !== null || isGroups
}

const brokenDown = / (?:by|per|(?:for|in) each)(?: (?:the|a|each))* (#[ce]\d+) /

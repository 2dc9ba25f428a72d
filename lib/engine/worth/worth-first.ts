import type { CardContext } from '../request/card'
import { addsNothing } from './adds-nothing'
import { cardSigns, type MadeCard } from './card-signs'
import { cardWorth } from './card-worth'

/** Of cards that are given less, one in seven was found useful (ADR 59). */
const worthMin = 0.3

/** Of 39 such cards that were read two were found useful: they stand behind all others, in the same order. */
const nothingAdded = 0.01

/**
 * The cards that are worth a reader's while in their order, at least so many, then the others, marked as such. What the
 * instructions speak of is worth it.
 */
export function worthFirst<T extends MadeCard>(cards: T[], context: CardContext, least: number): T[] {
  const worths = worthsOf(cards, context)
  const ranked = [...worths.values()].sort((a, b) => b - a)
  const enough = least > 0 ? Math.min(worthMin, ranked[least - 1] ?? 0) : worthMin
  const isWorth = (made: T) => worths.get(made)! >= enough || isAskedAbout(made, context)
  return [...cards.filter(isWorth), ...cards.filter((made) => !isWorth(made)).map(asFurther)]
}

const asFurther = <T extends MadeCard>(made: T): T => ({
  ...made,
  card: { ...made.card, config: { ...made.card.config, further: true } },
})

function worthsOf<T extends MadeCard>(cards: T[], context: CardContext): Map<T, number> {
  let charts = 0
  const requests = cards.map(({ request }) => request)
  return new Map(
    cards.map((made) => {
      const before = made.card.type === 'kpi' ? null : charts++
      const worth = cardWorth(cardSigns(made, context), before)
      return [made, addsNothing(context, made.request, requests) ? nothingAdded * worth : worth]
    }),
  )
}

function isAskedAbout({ request }: MadeCard, { profile, focus }: CardContext): boolean {
  const { metric, x, group } = request
  return [metric.column, x, group].some((index) => index !== null && focus.has(profile.columns[index]!.name))
}

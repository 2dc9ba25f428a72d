import type { CardBlock } from '../card-block'
import { type Categories, categoriesOf } from './categories'
import { seriesColorsMax } from './palette'

/** Places in the palette by column and value, the same for all cards of a dashboard. */
export type CategoryColors = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * One colour for each category of a dashboard, whichever card it stands in: the first that none of its neighbours in
 * any card has. Cards are taken in the order in which they were made, so that moving one changes no colour.
 */
export function categoryColors(blocks: CardBlock[]): CategoryColors {
  const byColumn = new Map<string, string[][]>()
  for (const block of [...blocks].sort((a, b) => a.position - b.position)) {
    const found = categoriesOf(block)
    if (found) byColumn.set(found.column, [...(byColumn.get(found.column) ?? []), found.values])
  }
  return new Map([...byColumn].map(([column, cards]) => [column, placesOf(cards)]))
}

function placesOf(cards: string[][]): Map<string, number> {
  const places = new Map<string, number>()
  for (const value of new Set(cards.flat())) {
    const beside = cards.filter((values) => values.includes(value)).flat()
    const uses = Array.from({ length: seriesColorsMax }, () => 0)
    for (const other of new Set(beside)) {
      const place = places.get(other)
      if (place !== undefined) uses[place]! += 1
    }
    places.set(value, uses.indexOf(Math.min(...uses)))
  }
  return places
}

/** The places of a card's series, in its order; each at its index where the card has colours of its own. */
export function seriesPlaces(block: CardBlock, colors: CategoryColors): number[] {
  const indexes = Array.from({ length: seriesColorsMax }, (_, at) => at)
  const own: Categories | null = block.config.colors?.length ? null : categoriesOf(block)
  const places = own && colors.get(own.column)
  return places ? indexes.map((at) => places.get(own.values[at] ?? '') ?? at) : indexes
}

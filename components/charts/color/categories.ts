import type { Cell, Row } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { radarWide } from '../radar/radar-wide'
import { cellOf, groupingOf, numberOf, wideOf } from '../series'
import { cellText } from '../text/value-text'

/** What the colours of a card's marks stand for. */
export interface Categories {
  column: string
  /** In the order in which the card numbers its series. */
  values: string[]
}

/** More groups than this are names of single points rather than kinds. */
const groupsMax = 8

/** The categories that a card tells apart by colour, or null where its marks are all of one kind. */
export function categoriesOf(block: CardBlock): Categories | null {
  switch (block.type) {
    case 'bar':
    case 'line':
    case 'area':
      return seriesOf(block)
    case 'pie':
    case 'donut':
      return partsOf(block)
    case 'scatter':
    case 'bubble':
      return groupsIn(block.data_preview.rows, block.spec.color ?? block.spec.grouping)
    case 'geomap':
      return groupsIn(block.data_preview.rows, block.spec.color)
    case 'radar':
      return websOf(block)
    default:
      return null
  }
}

function websOf(block: CardBlock<'radar'>): Categories | null {
  const { column, series } = radarWide(block)
  return series.length < 2 ? null : { column, values: series.map(({ name }) => name) }
}

/** `2` before `10`. */
const byName = new Intl.Collator('en', { numeric: true })

/** The kinds among points, where there are a few of them, by name: points come in no order that a legend could follow. */
export function groupsIn(rows: Row[], column: string | undefined): Categories | null {
  if (column === undefined) return null
  const values = distinctTexts(rows.map((row) => cellOf(row, column))).sort(byName.compare)
  return values.length < 2 || values.length > groupsMax ? null : { column, values }
}

function seriesOf(block: CardBlock<'bar' | 'line' | 'area'>): Categories | null {
  const { spec, data_preview } = block
  const column = groupingOf(block)
  if (column === undefined) return null
  const { series } = wideOf(data_preview.rows, { x: spec.x, y: spec.y, grouping: column })
  return { column, values: series.map(({ name }) => name) }
}

function partsOf({ spec, data_preview }: CardBlock<'pie' | 'donut'>): Categories {
  const drawn = data_preview.rows.filter((row) => (numberOf(row, spec.values) ?? 0) > 0)
  return {
    column: spec.grouping,
    values: distinctTexts(drawn.map((row) => cellOf(row, spec.grouping))),
  }
}

const distinctTexts = (cells: Cell[]) => [...new Set(cells.map((cell) => cellText(cell)))]

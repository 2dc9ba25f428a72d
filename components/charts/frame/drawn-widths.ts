import { createContext } from 'react'

/** Of a card's content, in pixels: on a phone of 390, and in one column of a tablet. */
const phoneWidth = 316
const tabletWidth = 720
/** Of the page's room on a desk, between its margins, and of what a card's own padding takes of it. */
const pageWidth = 1104
const columnGap = 16
const padding = 42

/** Widths that a chart is drawn for before anybody knows the width of its room, rising; none where it is measured. */
export const DrawnWidths = createContext<number[] | null>(null)

/** For a card that takes so many twelfths of the page on a desk, and all of it on a phone. */
export function drawnWidths(span: number): number[] {
  const column = (pageWidth - 11 * columnGap) / 12
  const desk = Math.floor(span * column + (span - 1) * columnGap) - padding
  const widths = [phoneWidth, ...(desk > wideFrom ? [tabletWidth] : []), desk]
  return widths.filter((width, at) => at === 0 || width > middleFrom)
}

/** Widths of the room from which the next drawing fits better; said once more in the classes below. */
const middleFrom = 400
const wideFrom = 840

/** Which of the drawings the room shows: its own width decides, so no script is needed. */
const looks = [
  [''],
  ['@min-[400px]:hidden', 'hidden @min-[400px]:block'],
  ['@min-[400px]:hidden', 'hidden @min-[400px]:block @min-[840px]:hidden', 'hidden @min-[840px]:block'],
]

export const drawnLook = (at: number, widths: number[]) => looks[widths.length - 1]?.[at]

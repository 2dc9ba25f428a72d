import { isBlankLook } from '../table/plain-texts'
import type { TextColumn } from '../table/text-table'

/** A cell's text without the blanks around it. */
export const textAt = ({ codes, values }: TextColumn, row: number): string => values[codes[row]!]!.trim()

const spaceMax = 32
const noBreakSpace = 0xa0

/** Whether nothing stands in some cell; most texts tell by their first letter. */
export function holdsBlank({ plain, values }: TextColumn): boolean {
  if (plain) return plain.looks.some(isBlankLook)
  return values.some((text) => {
    const first = text.charCodeAt(0)
    return !(first > spaceMax && first < noBreakSpace) && text.trim() === ''
  })
}

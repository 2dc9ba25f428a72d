import type { TextColumn } from '../table/text-table'

/** A cell's text without the blanks around it. */
export const textAt = ({ codes, values }: TextColumn, row: number): string => values[codes[row]!]!.trim()

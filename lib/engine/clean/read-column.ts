import type { ColumnReading } from './column-reading'
import { readBooleans } from './read-booleans'
import { readDates } from './read-dates'
import { readNumbers } from './read-numbers'
import type { TextDraft } from './text-draft'

/** Decides what the texts of one column are: booleans, numbers, dates, else text. */
export function readColumn(draft: TextDraft): ColumnReading {
  return readBooleans(draft) ?? readNumbers(draft) ?? readDates(draft) ?? textReading(draft)
}

const textReading = (draft: TextDraft): ColumnReading => ({
  type: 'text',
  texts: draft.texts,
  numbers: null,
  unit: null,
  leadingZeros: false,
  format: null,
})

import type { ReadResult } from '../table/text-table'
import { readCsv } from './csv/read-csv'
import type { DecodedText } from './decode-text'
import { readJson } from './json/read-json'

/** Cuts decoded text into a table: of several in it the one that is named, else the largest. Throws an `EngineError`. */
export const readText = (
  decoded: DecodedText,
  fileType: 'csv' | 'json',
  wanted?: string | null,
): ReadResult => (fileType === 'json' ? readJson : readCsv)(decoded, wanted ?? undefined)

import { EngineError } from '../engine-error'
import type { ReadResult } from '../table/text-table'
import { decodeText } from './decode-text'
import { readText } from './read-text'
import { readXlsx } from './xlsx/read-xlsx'

export interface ReadOptions {
  fileType: 'csv' | 'json' | 'xlsx'
  /** Of a workbook or of several tables in a file, the one to read; the largest where none is named. */
  sheet?: string
}

/**
 * Cuts a file into a table of text, held by column. Throws an `EngineError` where there is no table in it;
 * everything that can be mended is mended and told in `steps`.
 */
export function readTable(bytes: Uint8Array, options: ReadOptions): ReadResult {
  if (bytes.length === 0) throw new EngineError('empty_dataset', 'The file is empty: it has no bytes.')
  if (options.fileType === 'xlsx') return readXlsx(bytes, options.sheet)
  return readText(decodeText(bytes), options.fileType, options.sheet)
}

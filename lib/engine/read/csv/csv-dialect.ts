/** How a file's text is cut into cells. */
export interface CsvDialect {
  /** One or more characters; null where each line is one cell. */
  delimiter: string | null
  quote: string | null
  /** What stands before a quote inside a quoted cell: the quote itself or a backslash. */
  escape: string | null
  /** Lines that begin with it are no rows. */
  comment: string | null
  /** A run of delimiters counts as one, and none stand at a line's ends. */
  runs: boolean
  /** Blanks after a delimiter, and before the next one, are no part of the cell. */
  blankAroundDelimiter: boolean
  /** A carriage return alone ends a line. */
  loneReturns: boolean
}

export const plainDialect: CsvDialect = {
  delimiter: ',',
  quote: '"',
  escape: '"',
  comment: null,
  runs: false,
  blankAroundDelimiter: false,
  loneReturns: true,
}

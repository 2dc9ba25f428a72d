/** The first rows of a file as text, before their columns were looked at. */
export interface RawPreview {
  delimiter: string | null
  names: string[]
  rows: string[][]
  rowCount: number
  isPartial: boolean
  /** What looks like a slip in the file, for its owner. */
  remark?: string
  /** Of a workbook, or of several tables in a file: which these are of, and all that may be read. */
  sheet?: string
  sheets?: PreviewSheet[]
}

export interface PreviewSheet {
  name: string
  isHidden: boolean
  kind?: 'sheet' | 'table'
}

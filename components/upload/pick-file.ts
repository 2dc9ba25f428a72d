import { type FileType, fileBytesMax } from '@/lib/contracts/generation'
import { formatBytes } from '@/lib/format/format-bytes'

export interface PickedFile {
  file: File
  fileType: FileType
}

export type PickResult = { picked: PickedFile } | { problem: string }

const typeOfEnding: Record<string, FileType> = {
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  txt: 'csv',
  json: 'json',
  ndjson: 'json',
  jsonl: 'json',
  geojson: 'json',
  xlsx: 'xlsx',
}

/** What to do with the files that people try most. */
const adviceOfEnding: Record<string, string> = {
  xls: 'Old Excel workbooks can’t be read. In Excel, choose File, Save as, “Excel workbook (.xlsx)”, then drop that file.',
  xlsm: 'Workbooks with macros can’t be read. In Excel, choose File, Save as, “Excel workbook (.xlsx)”, then drop that file.',
  xlsb: 'Binary workbooks can’t be read. In Excel, choose File, Save as, “Excel workbook (.xlsx)”, then drop that file.',
  ods: 'Spreadsheets can’t be read. Save the sheet as .xlsx or CSV, then drop that file.',
  numbers: 'Spreadsheets can’t be read. Export the sheet as .xlsx or CSV, then drop that file.',
  zip: 'Archives can’t be read. Unpack it, then drop one CSV, JSON or Excel file.',
  gz: 'Archives can’t be read. Unpack it, then drop one CSV, JSON or Excel file.',
}

/** Takes a file or says, before anything is sent, why it can't be taken. */
export function pickFile(file: File): PickResult {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const fileType = typeOfEnding[ending]
  if (!fileType)
    return { problem: adviceOfEnding[ending] ?? `“${file.name}” is not a CSV, JSON or Excel file.` }
  if (file.size === 0) return { problem: `“${file.name}” is empty.` }
  if (file.size > fileBytesMax) {
    return {
      problem: `“${file.name}” has ${formatBytes(file.size)}; at most ${formatBytes(fileBytesMax)} are taken.`,
    }
  }
  return { picked: { file, fileType } }
}

/** Text from the clipboard as a file; what starts like JSON is JSON. */
export function fileOfText(text: string): File {
  const isJson = /^\s*[[{]/.test(text)
  return new File([text], isJson ? 'pasted.json' : 'pasted.csv', {
    type: isJson ? 'application/json' : 'text/csv',
  })
}

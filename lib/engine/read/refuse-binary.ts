import { EngineError } from '../engine-error'

interface BinaryKind {
  /** First bytes, as Latin-1. */
  magic: string
  name: string
  advice: string
}

const unpack = 'Unpack it and send the CSV or JSON file inside.'
const exportTable = 'Export its table as CSV or JSON.'

const binaryKinds: BinaryKind[] = [
  {
    magic: 'PK\u0003\u0004',
    name: 'an Excel workbook or a ZIP archive',
    advice: 'Send a workbook (.xlsx) with file_type "xlsx"; of an archive send the file inside.',
  },
  {
    magic: '\u00d0\u00cf\u0011\u00e0',
    name: 'an Excel or Office file of the old format',
    advice: 'In Excel choose “Save as… Excel workbook (.xlsx)”.',
  },
  { magic: '%PDF', name: 'a PDF', advice: 'Export the table that it was made from as CSV.' },
  { magic: '\u0089PNG', name: 'a picture (PNG)', advice: exportTable },
  { magic: '\u00ff\u00d8\u00ff', name: 'a picture (JPEG)', advice: exportTable },
  { magic: 'GIF8', name: 'a picture (GIF)', advice: exportTable },
  { magic: '\u001f\u008b', name: 'compressed (gzip)', advice: unpack },
  { magic: 'BZh', name: 'compressed (bzip2)', advice: unpack },
  { magic: '\u00fd7zXZ', name: 'compressed (xz)', advice: unpack },
  { magic: '7z\u00bc\u00af', name: 'compressed (7-Zip)', advice: unpack },
  { magic: '\u0028\u00b5\u002f\u00fd', name: 'compressed (Zstandard)', advice: unpack },
  { magic: 'Rar!', name: 'compressed (RAR)', advice: unpack },
  { magic: 'PAR1', name: 'a Parquet file', advice: exportTable },
  { magic: 'ARROW1', name: 'an Arrow file', advice: exportTable },
  { magic: 'Obj\u0001', name: 'an Avro file', advice: exportTable },
  { magic: 'SQLite format 3', name: 'an SQLite database', advice: exportTable },
  { magic: '\u007fELF', name: 'a program', advice: exportTable },
  { magic: 'MZ\u0090', name: 'a program', advice: exportTable },
]

/** Refuses files whose first bytes are those of another kind. */
export function refuseBinary(bytes: Uint8Array): void {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const kind = binaryKinds.find(({ magic }) => head.startsWith(magic))
  if (kind) {
    throw new EngineError('file_type_mismatch', `The file is ${kind.name}, not a text file. ${kind.advice}`)
  }
}

import { EngineError } from '../../engine-error'

/** All parts of a workbook together, unpacked: a full sheet of 10 MB has about 100 MB of XML. */
export const unpackedMax = 128 * 1024 * 1024

const saveAnew = 'Open it in Excel, choose “Save as… Excel workbook (.xlsx)” and send that.'

export const noWorkbook = (why: string) =>
  new EngineError(
    'file_type_mismatch',
    `The file is not an Excel workbook (.xlsx): ${why}. Send CSV with file_type "csv" and JSON with "json"; anything else save as .xlsx in Excel first.`,
  )

export const oldWorkbook = () =>
  new EngineError('file_type_mismatch', `The file is an Excel workbook of the old format (.xls). ${saveAnew}`)

export const protectedFile = () =>
  new EngineError(
    'file_unparsable',
    'The workbook is protected with a password. Open it in Excel, take the password off (File, Info, Protect workbook), save it and send it again.',
  )

export const cutOff = () =>
  new EngineError(
    'file_unparsable',
    `The workbook is damaged or cut off: a part of it can’t be unpacked. Send the whole file again, or mend it: ${saveAnew}`,
  )

export const tooLarge = () =>
  new EngineError(
    'file_unparsable',
    `The workbook unpacks to more than ${unpackedMax / 1024 / 1024} MB, or to more than it says. Keep the sheet with the table alone, or send it as CSV.`,
  )

export const packedOddly = (part: string) =>
  new EngineError(
    'file_unparsable',
    `The part ${part} of the workbook is packed in a way that is not read. ${saveAnew}`,
  )

export const overfull = (what: string) =>
  new EngineError('file_unparsable', `The workbook is not read: it ${what}. ${saveAnew}`)

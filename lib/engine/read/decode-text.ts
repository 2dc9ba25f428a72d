import type { CleaningStep } from '@/lib/contracts/analysis'
import { EngineError } from '../engine-error'
import { inferEncoding } from './infer-encoding'
import { refuseBinary } from './refuse-binary'

export interface DecodedText {
  text: string
  /** As the dialect names it: `utf-8`, `utf-16le`, `windows-1252`, … */
  encoding: string
  steps: CleaningStep[]
  /** The file's bytes where each of them is a character of the text. */
  bytes?: Uint8Array
}

/** Text holds next to no control characters; more are a program's bytes. */
const controlShareMax = 0.03
const controlSampleChars = 65_536

/** The file as text, without byte order mark and NUL characters; refuses what is no text. */
export function decodeText(bytes: Uint8Array): DecodedText {
  refuseBinary(bytes)
  const { encoding, hasMark, text: known } = inferEncoding(bytes)
  const raw = known ?? decodeBytes(bytes, encoding)
  const text = raw.includes('\0') ? raw.replaceAll('\0', '') : raw
  if (text.trim() === '') throw new EngineError('empty_dataset', 'The file is blank: it holds no text.')
  requireText(text)
  return {
    text,
    encoding: hasMark ? `${encoding}+bom` : encoding,
    steps: reportDecoding(raw, text, encoding),
    // in UTF-8 all but ASCII has fewer units than bytes
    ...(encoding === 'utf-8' && text.length === bytes.length && { bytes }),
  }
}

/** Bytes 128 to 159 of Windows-1252, which some TextDecoders leave as they are. */
const windowsHigh = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes)
  if (encoding !== 'windows-1252') return text
  return text.replace(/[\u0080-\u009f]/g, (control) => windowsHigh[control.charCodeAt(0) - 0x80]!)
}

function requireText(text: string): void {
  const sample = text.slice(0, controlSampleChars)
  const controls = countControls(sample)
  if (controls <= sample.length * controlShareMax) return
  throw new EngineError(
    'file_unparsable',
    'The file is not text: it holds control characters throughout. Send a CSV or JSON file.',
  )
}

/** Characters that text does not hold; the separators that some exports use (1, 28 to 31) are none of them. */
function countControls(sample: string): number {
  let controls = 0
  for (let i = 0; i < sample.length; i++) {
    const unit = sample.charCodeAt(i)
    if ((unit > 1 && unit < 9) || (unit > 13 && unit < 28) || unit === 127 || unit === 0xfffd) controls++
  }
  return controls
}

function reportDecoding(raw: string, text: string, encoding: string): CleaningStep[] {
  const steps: CleaningStep[] = []
  const add = (step: string, rows: number, detail: string) => steps.push({ step, column: null, rows, detail })
  const nulls = raw.length - text.length
  if (nulls > 0) {
    const lines = raw.split('\n').filter((line) => line.includes('\0')).length
    add('nul_characters', lines, `${nulls} NUL characters removed.`)
  }
  if (encoding === 'utf-8' && text.includes('\ufffd')) {
    const lines = text.split('\n').filter((line) => line.includes('\ufffd')).length
    add('unreadable_characters', lines, 'Bytes that are no UTF-8 were replaced by �.')
  }
  if (!encoding.startsWith('utf')) {
    add('encoding', 0, `The file is not UTF-8; it was read as ${encoding}.`)
  }
  return steps
}

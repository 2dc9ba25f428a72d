import chardet from 'chardet'

export interface InferredEncoding {
  /** A label that TextDecoder knows. */
  encoding: string
  /** The file begins with a byte order mark. */
  hasMark: boolean
  /** The text, where telling the encoding gave it. */
  text?: string
}

const sampleBytes = 65_536
/** Blanks, digits, delimiters and line ends make this share of any table's characters at the least. */
const asciiShareMin = 0.02
/** Where half of the characters are Latin this share of one side's bytes is zero. */
const latinZeroShareMin = 0.2
const otherSideShareMax = 0.02
/** One broken byte among several whole characters is damage, not another encoding. */
const wholePerBrokenMin = 5
/** The detector's scores for short texts are low; below these another reading is as likely. */
const multiByteConfidenceMin = 50
const brokenShareMax = 0.01
const latinLead = 1.4
const japaneseRunShareMin = 0.7
const multiByteNames = ['Shift_JIS', 'EUC-JP', 'EUC-KR', 'GB18030', 'Big5']
const latinNames = ['ISO-8859-1', 'windows-1252']
const otherNames = /^(?:UTF|ASCII|ISO-2022)/
/** What most exports are that are not UTF-8. */
const legacyEncoding = 'windows-1252'

/** The encoding of text: mark, strict UTF-8, UTF-16 without a mark, UTF-8 with damage, then a detector. */
export function inferEncoding(bytes: Uint8Array): InferredEncoding {
  const marked = findMark(bytes)
  if (marked) return { encoding: marked, hasMark: true }
  const wide = findWideEncoding(bytes, latinZeroShareMin)
  if (wide) return { encoding: wide, hasMark: false }
  const text = findText(bytes, 'utf-8')
  if (text !== null) return { encoding: 'utf-8', hasMark: false, text }
  const wideOther = findWideEncoding(bytes, asciiShareMin)
  if (wideOther && findText(bytes, wideOther) !== null) return { encoding: wideOther, hasMark: false }
  return { encoding: isDamagedUtf8(bytes) ? 'utf-8' : detect(bytes), hasMark: false }
}

/** The encoding that the first bytes of a text say it is in; null where they say none. */
export function findMark(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** UTF-16 without a mark: zeros on one side of the byte pairs only. */
function findWideEncoding(bytes: Uint8Array, zeroShareMin: number): string | null {
  const length = Math.min(bytes.length, sampleBytes) & ~1
  const zeros = [0, 0]
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[i & 1]!++
  const [high, low] = zeros.map((count) => count / (length / 2 || 1)) as [number, number]
  if (low >= zeroShareMin && high <= Math.min(otherSideShareMax, low / 10)) return 'utf-16le'
  return high >= zeroShareMin && low <= Math.min(otherSideShareMax, high / 10) ? 'utf-16be' : null
}

function findText(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  let broken = 0
  let whole = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 0xfffd) broken++
    else if (unit > 0x7f) whole++
  }
  return whole >= broken * wholePerBrokenMin
}

/** Asks the detector about the bytes around the first that is not ASCII. */
function detect(bytes: Uint8Array): string {
  const firstHigh = bytes.findIndex((byte) => byte > 0x7f)
  const from = Math.max(0, Math.min(firstHigh - 1024, bytes.length - sampleBytes))
  const sample = bytes.subarray(from, from + sampleBytes)
  const matches = chardet.analyse(sample)
  const latin = Math.max(
    0,
    ...matches.filter(({ name }) => latinNames.includes(name)).map((m) => m.confidence),
  )
  const isSure = ({ name, confidence }: { name: string; confidence: number }) =>
    multiByteNames.includes(name) ? confidence >= multiByteConfidenceMin : confidence >= latin * latinLead
  const multiByte = matches.find(
    (match) => multiByteNames.includes(match.name) && isSure(match) && isWhole(sample, match.name),
  )
  if (multiByte) return findLabel(multiByte.name) ?? legacyEncoding
  if (isShiftJis(sample)) return 'shift_jis'
  const best = matches.find(({ name }) => !multiByteNames.includes(name) && !otherNames.test(name))
  const label = best && !latinNames.includes(best.name) && isSure(best) ? findLabel(best.name) : null
  return label ?? legacyEncoding
}

/** Japanese stands in runs of its own characters; what Latin text gives when misread so stands alone. */
function isShiftJis(sample: Uint8Array): boolean {
  const text = new TextDecoder('shift_jis').decode(sample).slice(1, -2)
  const foreign = text.match(/[^\p{ASCII}\u3000-\u30ff\u4e00-\u9fff\uff00-\uff60]/u)
  if (foreign) return false
  const runs = text.match(/[^\p{ASCII}]+/gu) ?? []
  const inRuns = runs.filter((run) => run.length > 1)
  return runs.length > 0 && inRuns.length >= runs.length * japaneseRunShareMin
}

/** Hardly a byte pair of the sample is none of the encoding's. */
function isWhole(sample: Uint8Array, name: string): boolean {
  const text = new TextDecoder(name).decode(sample)
  return text.split('\ufffd').length - 1 <= text.length * brokenShareMax
}

function findLabel(name: string): string | null {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return null
  }
}

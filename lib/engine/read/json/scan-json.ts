import { EngineError } from '../../engine-error'
import { jsonDepthMax } from '../limits'
import { placeOf } from './place-of'

/** A change to the text that makes it JSON that loses nothing. */
interface Edit {
  from: number
  to: number
  text: string
}

export interface ScannedJson {
  /** Start and end of each value that stands at the top, in turn: one, or many in NDJSON. */
  bounds: number[]
  edits: Edit[]
  /** Numbers that a double can't hold: they stay text. */
  longNumbers: number
  /** `NaN` and `Infinity`, which are no JSON. */
  notNumbers: number
  trailingCommas: number
  /** Offset of a value at the top that never ends, -1 where all do. */
  openAt: number
}

/** Shorter numbers are exact in a double. */
const exactDigitsMax = 15
const quote = 34
const backslash = 92
const comma = 44

/** One pass over JSON text, without recursion: depth, values at the top, numbers and slips to be mended. */
export class JsonScanner {
  private at = 0
  private depth = 0
  private start = -1
  private commaAt = -1
  private readonly result: ScannedJson = {
    bounds: [],
    edits: [],
    longNumbers: 0,
    notNumbers: 0,
    trailingCommas: 0,
    openAt: -1,
  }

  constructor(private readonly text: string) {}

  scan(): ScannedJson {
    while (this.at < this.text.length) this.step(this.text.charCodeAt(this.at))
    if (this.start >= 0 && this.depth > 0) this.result.openAt = this.start
    else if (this.start >= 0) this.endValue(this.text.length)
    return this.result
  }

  private step(unit: number): void {
    if (unit <= 32) {
      if (this.depth === 0 && this.start >= 0) this.endValue(this.at)
      this.at++
      return
    }
    if (unit === comma) {
      if (this.depth === 0 && this.start >= 0) this.endValue(this.at)
      this.commaAt = this.at++
      return
    }
    const isClosing = unit === 125 || unit === 93
    if (isClosing && this.commaAt >= 0 && this.depth > 0) this.dropComma()
    this.commaAt = -1
    if (this.start < 0) this.start = this.at
    if (unit === quote) this.passString()
    else if (unit === 123 || unit === 91) this.open()
    else if (isClosing) this.close()
    else if (unit === 45 || (unit >= 48 && unit <= 57)) this.passNumber()
    else if (unit === 78 || unit === 73) this.passNotNumber()
    else this.at++
  }

  private open(): void {
    this.depth++
    if (this.depth > jsonDepthMax) {
      throw new EngineError(
        'json_too_deep',
        `The JSON is nested more than ${jsonDepthMax} levels deep at ${placeOf(this.text, this.at)}. Flatten it, or send only its list of records.`,
      )
    }
    this.at++
  }

  private close(): void {
    this.depth = Math.max(0, this.depth - 1)
    this.at++
    if (this.depth === 0) this.endValue(this.at)
  }

  private endValue(end: number): void {
    this.result.bounds.push(this.start, end)
    this.start = -1
  }

  private passString(): void {
    let end = this.at
    for (;;) {
      end = this.text.indexOf('"', end + 1)
      if (end < 0) {
        this.at = this.text.length
        return
      }
      let slashes = end - 1
      while (this.text.charCodeAt(slashes) === backslash) slashes--
      if ((end - slashes) % 2 === 1) break
    }
    this.at = end + 1
  }

  private passNumber(): void {
    const from = this.at
    let hasExponent = false
    let unit = this.text.charCodeAt(this.at)
    while (
      (unit >= 48 && unit <= 57) ||
      unit === 45 ||
      unit === 46 ||
      unit === 43 ||
      unit === 69 ||
      unit === 101
    ) {
      if (unit === 69 || unit === 101) hasExponent = true
      unit = this.text.charCodeAt(++this.at)
    }
    if (this.at - from <= exactDigitsMax && !hasExponent) {
      if (unit === 73 && this.at - from === 1) this.passNotNumber(from)
      return
    }
    const token = this.text.slice(from, this.at)
    const isKept = hasExponent
      ? Math.abs(Number(token)) !== Number.POSITIVE_INFINITY
      : String(Number(token)) === token || !/^-?\d+(?:\.\d+)?$/.test(token)
    if (isKept) return
    this.result.longNumbers++
    this.result.edits.push({ from, to: this.at, text: `"${token}"` })
  }

  private passNotNumber(from = this.at): void {
    const word = ['NaN', 'Infinity'].find((name) => this.text.startsWith(name, this.at))
    this.at += word?.length ?? 1
    if (!word) return
    this.result.notNumbers++
    this.result.edits.push({ from, to: this.at, text: 'null' })
  }

  private dropComma(): void {
    this.result.trailingCommas++
    this.result.edits.push({ from: this.commaAt, to: this.commaAt + 1, text: '' })
  }
}

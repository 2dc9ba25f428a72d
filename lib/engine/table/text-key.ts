import type { SourceText } from './source-text'

const keyFields = 3
const unitsPerField = 4
/** Texts of up to so many units have a key. */
export const keyedLengthMax = keyFields * unitsPerField

/** Which bits of each field belong to a text of a given length. */
const masks = Int32Array.from({ length: (keyedLengthMax + 1) * keyFields }, (_, at) => {
  const units = Math.floor(at / keyFields) - (at % keyFields) * unitsPerField
  return units <= 0 ? 0 : units >= unitsPerField ? -1 : -1 << (8 * (unitsPerField - units))
})

/**
 * A short text as three numbers: its units from the highest byte down, zeros behind the last. Two texts of units from
 * 1 to 255 are equal where their keys are, so neither has to be fetched for a comparison.
 */
export class TextKey {
  first = 0
  second = 0
  third = 0
  length = 0

  /** Takes the text at a place of the source; false where it has no key. */
  takeSlice({ words, units }: SourceText, start: number, end: number): boolean {
    const length = end - start
    if (length > keyedLengthMax) return false
    this.length = length
    if (!words) {
      this.clear()
      for (let i = 0; i < length; i++) if (!this.put(i, units[start + i]!)) return false
      return true
    }
    const mask = length * keyFields
    this.first = words.getInt32(start) & masks[mask]!
    if (length > unitsPerField) {
      this.second = words.getInt32(start + unitsPerField) & masks[mask + 1]!
      this.third = words.getInt32(start + 2 * unitsPerField) & masks[mask + 2]!
    } else this.second = this.third = 0
    return true
  }

  takeText(text: string): boolean {
    if (text.length > keyedLengthMax) return false
    this.length = text.length
    this.clear()
    for (let i = 0; i < text.length; i++) if (!this.put(i, text.charCodeAt(i))) return false
    return true
  }

  /** Above zero where the key is the greater: the longer, or the one with the greater units. */
  compare(other: TextKey): number {
    if (this.length !== other.length) return this.length - other.length
    if (this.first !== other.first) return this.first - other.first
    if (this.second !== other.second) return this.second - other.second
    return this.third - other.third
  }

  copy(other: TextKey): void {
    this.first = other.first
    this.second = other.second
    this.third = other.third
    this.length = other.length
  }

  private clear(): void {
    this.first = this.second = this.third = 0
  }

  /** Adds the unit at a place of the text; false for one that has no room. */
  private put(i: number, unit: number): boolean {
    const placed = unit << (8 * (unitsPerField - 1 - (i & (unitsPerField - 1))))
    if (i < unitsPerField) this.first |= placed
    else if (i < 2 * unitsPerField) this.second |= placed
    else this.third |= placed
    return unit > 0 && unit < 256
  }
}

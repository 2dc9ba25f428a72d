const [zero, nine, dot, plus, minus] = [48, 57, 46, 43, 45]

/** More digits than a double carries exactly: such a number is a code. */
export const exactDigitsMax = 15

const powers = Array.from({ length: exactDigitsMax + 1 }, (_, exponent) => 10 ** exponent)

/** What the last scanned text looked like; one instance is used for a whole column, so no cell makes an object. */
export class PlainNumber {
  value = Number.NaN
  /** Digits after the point; -1 where there is no point. */
  decimals = -1
  integerDigits = 0
  /** `007`, but not `0` or `0.5`. */
  leadingZero = false
  /** Written as the cleaned table writes numbers: no plus, no `-0`, no zeros before, digits on both sides of a point. */
  isTidy = true
  /** `2.50`, but not `250`. */
  endsInZero = false

  /** Reads `-12`, `12.50`, `.097`: digits with at most one point and a sign before. Exact to 15 digits. */
  scan(text: string): boolean {
    const first = text.charCodeAt(0)
    const start = first === minus || first === plus ? 1 : 0
    let mantissa = 0
    let digits = 0
    let point = -1
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code >= zero && code <= nine) {
        mantissa = mantissa * 10 + (code - zero)
        digits++
      } else if (code === dot && point < 0) point = digits
      else return false
    }
    if (digits === 0) return false
    this.integerDigits = point < 0 ? digits : point
    this.decimals = point < 0 ? -1 : digits - point
    this.leadingZero = this.integerDigits > 1 && text.charCodeAt(start) === zero
    const size =
      digits <= exactDigitsMax ? mantissa / powers[Math.max(this.decimals, 0)]! : Math.abs(Number(text))
    this.value = first === minus ? -size : size
    this.isTidy =
      first !== plus &&
      this.decimals !== 0 &&
      this.integerDigits > 0 &&
      !this.leadingZero &&
      (size !== 0 || first !== minus)
    this.endsInZero = this.decimals > 0 && text.charCodeAt(text.length - 1) === zero
    return true
  }
}

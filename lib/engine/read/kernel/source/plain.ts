const zero: u8 = 48
const dot: u8 = 46
const plus: u8 = 43
const minus: u8 = 45
/** So many digits a double carries exactly. */
const digitsMax: u32 = 15

const isBlank: u32 = 1 << 15
const isPlain: u32 = 1 << 14
const leadingZero: u32 = 1 << 10
const isTidy: u32 = 1 << 11
const endsInZero: u32 = 1 << 12

const powers: usize = memory.data<f64>([
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
])

/**
 * Writes the number (f64, NaN where it is none) of a text of digits with at most one point and a sign before; gives how it
 * looks: 0 where it is neither that nor blank, else in the low bits the digits behind the point and 1, and those before it.
 */
export function readPlain(text: usize, length: u32, number: usize): u32 {
  store<f64>(number, NaN)
  if (length == 0) return isBlank
  const first = load<u8>(text)
  const end = text + length
  let at = first == minus || first == plus ? text + 1 : text
  const start = at
  let mantissa: u64 = 0
  let digits: u32 = 0
  let point: u32 = -1
  for (; at < end; at++) {
    const b = load<u8>(at)
    const digit = b - zero
    if (digit < 10) {
      mantissa = mantissa * 10 + digit
      digits++
      if (digits > digitsMax) return 0
    } else if (b == dot && point == <u32>-1) point = digits
    else return 0
  }
  if (digits == 0) return 0
  const hasPoint = point != <u32>-1
  const whole = hasPoint ? point : digits
  const decimals = digits - whole
  const size = <f64>mantissa / load<f64>(powers + (<usize>decimals << 3))
  store<f64>(number, first == minus ? -size : size)
  let look = isPlain | (hasPoint ? decimals + 1 : 0) | (whole << 5)
  const leads = whole > 1 && load<u8>(start) == zero
  if (leads) look |= leadingZero
  const isOpen = hasPoint && decimals == 0
  if (first != plus && !isOpen && whole > 0 && !leads && (size != 0 || first != minus)) look |= isTidy
  if (decimals > 0 && load<u8>(end - 1) == zero) look |= endsInZero
  return look
}

/** Of distinct texts what was read of them straight from their bytes: each is a plain number or blank. */
export interface PlainTexts {
  /** NaN of a blank one. */
  numbers: Float64Array
  /** How each is written: `lookOf` tells it. */
  looks: Uint32Array
}

export interface PlainLook {
  /** Digits after the point; -1 where there is no point. */
  decimals: number
  integerDigits: number
  leadingZero: boolean
  isTidy: boolean
  endsInZero: boolean
}

const bits = { digits: 31, leadingZero: 1 << 10, isTidy: 1 << 11, endsInZero: 1 << 12, blank: 1 << 15 }

export const integerDigits = (look: number): number => (look >>> 5) & bits.digits

/** Reads a look as the kernel packs it into one that is used for all. */
export function takeLook(look: number, into: PlainLook): void {
  into.decimals = (look & bits.digits) - 1
  into.integerDigits = integerDigits(look)
  into.leadingZero = (look & bits.leadingZero) !== 0
  into.isTidy = (look & bits.isTidy) !== 0
  into.endsInZero = (look & bits.endsInZero) !== 0
}

/** Digits after the point of the numbers that a mask leaves in, at the most; 0 where none has a point. */
export function mostDecimals(looks: Uint32Array, leftOut: Uint8Array): number {
  let most = 0
  for (let index = 0; index < looks.length; index++) {
    const decimals = (looks[index]! & bits.digits) - 1
    if (decimals > most && leftOut[index] === 0) most = decimals
  }
  return most
}

/** All digits of a number with a point; 0 of one without. */
export const digitsWithPoint = (look: number): number => {
  const behind = (look & bits.digits) - 1
  return behind > 0 ? behind + integerDigits(look) : 0
}

export const isBlankLook = (look: number): boolean => look === bits.blank

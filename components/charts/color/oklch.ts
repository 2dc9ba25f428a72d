/** A colour by lightness (0 to 1), chroma (0 to about 0.3) and hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

export type Rgb = [number, number, number]

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function oklchOfHex(hex: string): Oklch {
  const [l, a, b] = oklabOfLinear(linearOfHex(hex))
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** The nearest colour that a screen can show: chroma gives way, hue and lightness stay. */
export function hexOfOklch(color: Oklch): string {
  let { c } = color
  while (c > 0 && !isInGamut(linearOfOklch({ ...color, c }))) c -= chromaStep
  return hexOfLinear(linearOfOklch({ ...color, c: Math.max(c, 0) }))
}

/** A colour as strong, from the other side: orange for blue, and blue for what is warm. */
export function oppositeHue(hex: string): string {
  const { l, c, h } = oklchOfHex(hex)
  const isCool = h > 150 && h < 330
  return hexOfOklch({ l, c: Math.max(c, 0.12), h: isCool ? 55 : 255 })
}

export function oklabOfLinear([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function linearOfHex(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const chromaStep = 0.004
const gamutSlack = 0.0005

function linearOfOklch({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (rgb: Rgb) => rgb.every((value) => value >= -gamutSlack && value <= 1 + gamutSlack)

function hexOfLinear(rgb: Rgb): string {
  const byte = (value: number) => {
    const held = Math.min(Math.max(value, 0), 1)
    const gamma = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${rgb.map(byte).join('')}`
}

import { describe, expect, it } from 'vitest'
import { palettes } from './color-scheme'

type Vector = [number, number, number]

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const linearRgb = (color: string) =>
  [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as Vector
const luminance = (color: string) => {
  const [red, green, blue] = linearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Viénot, Brettel and Mollon (1999), on linear sRGB. */
const eyes: Record<string, Vector[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
}

function lab(color: string, eye: Vector[]): Vector {
  const source = linearRgb(color)
  const [r, g, b] = eye.map((row) =>
    row.reduce((sum, weight, place) => sum + weight * source[place]!, 0),
  ) as Vector
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const distance = (a: Vector, b: Vector) => Math.hypot(...a.map((value, place) => value - b[place]!))

describe.each(palettes.map((palette) => [Object.values(palette).join(' '), Object.values(palette)]))(
  '%s',
  (_, colors) => {
    it.each(['#ffffff', '#141416'])('stands out against %s', (surface) => {
      for (const color of colors) expect(contrast(color, surface)).toBeGreaterThanOrEqual(3)
    })

    it.each(Object.keys(eyes))('is told apart by %s eyes', (name) => {
      const [a, b, c] = colors.map((color) => lab(color, eyes[name]!)) as [Vector, Vector, Vector]
      expect(Math.min(distance(a, b), distance(a, c), distance(b, c))).toBeGreaterThanOrEqual(30)
    })
  },
)

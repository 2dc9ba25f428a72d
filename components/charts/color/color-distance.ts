import { linearOfHex, oklabOfLinear, type Rgb } from './oklch'

/**
 * How far two colours are apart, as distance in Oklab for the eye that tells them apart least. Full sight counts
 * for half: whoever sees all hues is to be told a series by its hue, not by a shade.
 */
export function colorDistance(a: string, b: string): number {
  const [full, ...impaired] = sightsOf(a).map((seen, eye) => distance(seen, sightsOf(b)[eye]!)) as [
    number,
    ...number[],
  ]
  return Math.min(full * fullSightShare, ...impaired)
}

const fullSightShare = 0.5

function distance(p: Rgb, q: Rgb): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

/** Choosing a palette asks for the same colours thousands of times. */
const known = new Map<string, Rgb[]>()
const knownMax = 2000

/** A colour in Oklab as full sight and each impaired eye see it. */
function sightsOf(hex: string): Rgb[] {
  const found = known.get(hex)
  if (found) return found
  if (known.size >= knownMax) known.clear()
  const linear = linearOfHex(hex)
  const sights = [linear, ...impairedEyes.map((eye) => seenBy(eye, linear))].map(oklabOfLinear)
  known.set(hex, sights)
  return sights
}

type Matrix = [Rgb, Rgb, Rgb]

/** Machado, Oliveira and Fernandes (2009), severity 1: protanopia and deuteranopia, on linear RGB. */
const impairedEyes: Matrix[] = [
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
]

function seenBy(eye: Matrix, rgb: Rgb): Rgb {
  const channel = (row: Rgb) => Math.min(Math.max(row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2], 0), 1)
  return [channel(eye[0]), channel(eye[1]), channel(eye[2])]
}

import { linearOfHex, oklabOfLinear, type Rgb } from './oklch'

/**
 * How far two colours are apart, as distance in Oklab for the eye that tells them apart least. Full sight counts
 * for half: whoever sees all hues is to be told a series by its hue, not by a shade.
 */
export function colorDistance(a: string, b: string): number {
  const [first, second] = [linearOfHex(a), linearOfHex(b)]
  const impaired = impairedEyes.map((eye) => distance(seenBy(eye, first), seenBy(eye, second)))
  return Math.min(distance(first, second) * fullSightShare, ...impaired)
}

const fullSightShare = 0.5

function distance(first: Rgb, second: Rgb): number {
  const [p, q] = [oklabOfLinear(first), oklabOfLinear(second)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
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

import { linearOfHex, oklabOfLinear, type Rgb } from './oklch'

/** How far two colours are apart for the eye that tells them apart least: distance in Oklab. */
export function colorDistance(a: string, b: string): number {
  const [first, second] = [linearOfHex(a), linearOfHex(b)]
  return Math.min(
    ...eyes.map((eye) => {
      const [p, q] = [oklabOfLinear(seenBy(eye, first)), oklabOfLinear(seenBy(eye, second))]
      return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
    }),
  )
}

type Matrix = [Rgb, Rgb, Rgb]

/** Machado, Oliveira and Fernandes (2009), severity 1: full sight, protanopia, deuteranopia, on linear RGB. */
const eyes: Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
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

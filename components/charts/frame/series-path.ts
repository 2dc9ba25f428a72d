import { area, line } from 'd3-shape'

export interface Place {
  x: number
  y: number
}

/** Hundredths of a pixel, so that server and browser write the same. */
const digits = 2

/** A line through its points, broken where values are missing. */
export function linePath(points: (Place | null)[]): string {
  const path = line<Place | null>(
    (point) => point!.x,
    (point) => point!.y,
  )
  return path.defined((point) => point !== null).digits(digits)(points) ?? ''
}

/** The surface between a line and what it stands on, in as many pieces as the line has. */
export function areaPath(tops: (Place | null)[], base: (at: number) => number): string {
  const path = area<Place | null>(
    (point) => point!.x,
    (_, at) => base(at),
    (point) => point!.y,
  )
  return path.defined((point) => point !== null).digits(digits)(tops) ?? ''
}

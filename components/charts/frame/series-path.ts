export interface Place {
  x: number
  y: number
}

/** Of a pixel, so that server and browser write the same. */
const hundredths = 100
const written = (value: number) => Math.round(value * hundredths) / hundredths
const spot = ({ x, y }: Place) => `${written(x)},${written(y)}`

/** A line through its points, broken where values are missing; a point between two breaks is a dot. */
export const linePath = (points: (Place | null)[]): string =>
  runsOf(points)
    .map((run) => `M${run.map(({ place }) => spot(place)).join('L')}${run.length === 1 ? 'Z' : ''}`)
    .join('')

/** The surface between a line and what it stands on, in as many pieces as the line has. */
export const areaPath = (tops: (Place | null)[], base: (at: number) => number): string =>
  runsOf(tops)
    .map((run) => {
      const there = run.map(({ place }) => spot(place))
      const back = run.map(({ place, at }) => spot({ x: place.x, y: base(at) })).reverse()
      return `M${[...there, ...back].join('L')}Z`
    })
    .join('')

interface Stop {
  place: Place
  at: number
}

/** What follows each other without a break. */
function runsOf(points: (Place | null)[]): Stop[][] {
  const runs: Stop[][] = []
  points.forEach((place, at) => {
    if (!place) return
    const isNext = at > 0 && points[at - 1] !== null
    if (isNext) runs.at(-1)!.push({ place, at })
    else runs.push([{ place, at }])
  })
  return runs
}

import type { Annotation } from '@/lib/contracts/blocks'
import { textWidth } from '../text/text-width'

export interface PlotBox {
  x: number
  y: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Where a marked point lies in the picture. */
export interface MarkPoint {
  annotation: Annotation
  x: number
  y: number
}

export interface PlacedMark extends MarkPoint {
  /** The label's middle and base line; null where it has no room, and the point is marked alone. */
  text: { x: number; y: number } | null
}

const fontSize = 12
/** Between a point and its label. */
const gap = 10
const lineHeight = 14
/** Above the plot there is a margin as high. */
const topMargin = 8
/** A label wider than this of the plot says more than a mark should. */
const widthShareMax = 0.6

/**
 * Labels above their points, or below where that is a low one or too high up: within the plot, clear of each other, and
 * of the line where that can be.
 *
 * @param line its points from left to right
 */
export function placeMarks(points: MarkPoint[], plot: PlotBox, line: Point[] = []): PlacedMark[] {
  const taken: PlotBox[] = []
  return points.map((point) => {
    const free = boxesOf(point, plot).filter(
      (own) => isWithin(own, plot) && !taken.some((other) => meet(own, other)),
    )
    const box = free.find((own) => !isCrossed(own, line)) ?? free[0]
    if (!box) return { ...point, text: null }
    taken.push(box)
    return { ...point, text: { x: box.x + box.width / 2, y: box.y + lineHeight - 3 } }
  })
}

/** Where the label might stand, best first. */
function boxesOf({ annotation, x, y }: MarkPoint, plot: PlotBox): PlotBox[] {
  const width = textWidth(annotation.label, fontSize)
  if (width > widthShareMax * plot.width) return []
  const left = Math.min(Math.max(plot.x, x - width / 2), plot.x + plot.width - width)
  const at = (top: number, from = left): PlotBox => ({ x: from, y: top, width, height: lineHeight })
  const above = at(y - gap - lineHeight)
  const below = at(y + gap)
  const beside = [at(y - lineHeight / 2, x + gap), at(y - lineHeight / 2, x - gap - width)]
  if (annotation.kind === 'step') {
    const tops = [plot.y, plot.y + plot.height - lineHeight]
    return tops.flatMap((top) => [at(top, x + gap / 2), at(top, x - gap / 2 - width)])
  }
  return annotation.kind === 'low' ? [below, ...beside, above] : [above, ...beside, below]
}

const isWithin = (box: PlotBox, plot: PlotBox) =>
  box.x >= plot.x - 0.5 &&
  box.x + box.width <= plot.x + plot.width + 0.5 &&
  box.y >= plot.y - topMargin &&
  box.y + box.height <= plot.y + plot.height + 0.5

const meet = (a: PlotBox, b: PlotBox) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Whether the line runs through a box. */
function isCrossed(box: PlotBox, line: Point[]): boolean {
  return line.slice(1).some((to, place) => {
    const from = line[place]!
    const [left, right] = [Math.max(from.x, box.x), Math.min(to.x, box.x + box.width)]
    if (left > right || to.x === from.x) return false
    const heightAt = (x: number) => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
    const [a, b] = [heightAt(left), heightAt(right)]
    return Math.min(a, b) < box.y + box.height && Math.max(a, b) > box.y
  })
}

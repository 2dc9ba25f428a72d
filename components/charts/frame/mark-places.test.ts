import { expect, it } from 'vitest'
import type { Annotation } from '@/lib/contracts/blocks'
import { placeMarks } from './mark-places'

const plot = { x: 50, y: 8, width: 300, height: 180 }
const mark = (kind: Annotation['kind'], x: number, y: number) => ({
  annotation: { x: '2024-05', kind, label: 'May 2024: 15K' },
  x,
  y,
})

it('puts the label above a point, and below a low one', () => {
  const [high, low] = placeMarks([mark('outlier', 200, 90), mark('low', 200, 120)], plot)
  expect(high!.text!.y).toBeLessThan(90)
  expect(low!.text!.y).toBeGreaterThan(120)
})

it('keeps it within the plot at every edge', () => {
  for (const x of [50, 52, 200, 348, 350]) {
    for (const y of [8, 12, 100, 185, 188]) {
      for (const kind of ['outlier', 'low', 'step', 'turn'] as const) {
        const [placed] = placeMarks([mark(kind, x, y)], plot)
        const half = 13 * 7
        expect(placed!.text, `${kind} at ${x}, ${y}`).not.toBeNull()
        expect(placed!.text!.x).toBeGreaterThan(50)
        expect(placed!.text!.x).toBeLessThan(350)
        expect(placed!.text!.x + half / 2).toBeLessThan(plot.x + plot.width + 10)
        expect(placed!.text!.y).toBeGreaterThanOrEqual(plot.y + 3)
        expect(placed!.text!.y).toBeLessThanOrEqual(plot.y + plot.height)
      }
    }
  }
})

it('keeps clear of the line where it can', () => {
  const valley = [
    { x: 100, y: 40 },
    { x: 200, y: 100 },
    { x: 300, y: 40 },
  ]
  expect(placeMarks([mark('turn', 200, 100)], plot, valley)[0]!.text!.y).toBeGreaterThan(100)
  const peak = valley.map(({ x, y }) => ({ x, y: 150 - y }))
  expect(placeMarks([mark('turn', 200, 50)], plot, peak)[0]!.text!.y).toBeLessThan(50)
  const summit = [
    { x: 150, y: 180 },
    { x: 200, y: 9 },
    { x: 215, y: 12 },
    { x: 240, y: 180 },
  ]
  expect(placeMarks([mark('turn', 200, 9)], plot, summit)[0]!.text!.x).toBeLessThan(150)
})

it('leaves a label out that would meet another, or that is too wide', () => {
  const same = mark('outlier', 200, 100)
  const places = placeMarks([same, same, same, same, same], plot).map(({ text }) => text)
  expect(places.filter((text) => text === null).length).toBeGreaterThan(0)
  const seen = places.filter((text) => text !== null).map(({ x, y }) => `${x} ${y}`)
  expect(new Set(seen).size).toBe(seen.length)
  expect(placeMarks([same], { ...plot, width: 100 })[0]!.text).toBeNull()
})

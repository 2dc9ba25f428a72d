import { expect, it } from 'vitest'
import { growTree, type TreeFactor, type TreeNode } from './grow-tree'

const limits = { depth: 3, leafMin: 5, gainMin: 0.01 }
const all = (count: number) => Int32Array.from({ length: count }, (_, i) => i)
const depthOf = ({ branches }: TreeNode): number =>
  branches ? 1 + Math.max(depthOf(branches.inside), depthOf(branches.outside)) : 0

/** Codes 0 to 7 in turn; the higher half of them has 10, and of that half those with an even row 20. */
const eight: TreeFactor = {
  codes: Int32Array.from({ length: 160 }, (_, i) => i % 8),
  count: 8,
  isOrdered: true,
}
const parity: TreeFactor = {
  codes: Int32Array.from({ length: 160 }, (_, i) => (i >> 3) % 2),
  count: 2,
  isOrdered: false,
}
const values = Float64Array.from(eight.codes, (code, i) => (code < 4 ? 0 : parity.codes[i] === 0 ? 20 : 10))

it('cuts where the means part, and again inside the side where the second factor counts', () => {
  const { branches } = growTree(values, [eight, parity], { places: all(160), limits })
  expect(branches!.split).toEqual({ factor: 0, inside: Uint8Array.of(1, 1, 1, 1, 0, 0, 0, 0) })
  expect(branches!.inside.branches).toBeNull()
  expect(branches!.outside.branches!.split).toEqual({ factor: 1, inside: Uint8Array.of(0, 1) })
})

it('names at most three values of a category on one side, and leaves no small leaf', () => {
  const named = { ...eight, isOrdered: false }
  const { branches } = growTree(values, [named], { places: all(160), limits: { ...limits, depth: 1 } })
  const inside = branches!.split.inside.reduce((sum, code) => sum + code, 0)
  expect(Math.min(inside, 8 - inside)).toBe(3)
  expect(
    growTree(values, [eight], { places: all(160), limits: { ...limits, leafMin: 81 } }).branches,
  ).toBeNull()
})

it('goes no deeper than asked, and stops where nothing varies', () => {
  expect(
    depthOf(growTree(values, [eight, parity], { places: all(160), limits: { ...limits, depth: 1 } })),
  ).toBe(1)
  expect(growTree(new Float64Array(160), [eight], { places: all(160), limits }).branches).toBeNull()
})

it('has a place without a value on neither side', () => {
  const gaps = { ...eight, codes: eight.codes.map((code, i) => (i % 16 === 0 ? -1 : code)) }
  const { branches } = growTree(values, [gaps], { places: all(160), limits })
  expect(branches!.inside.places.length + branches!.outside.places.length).toBe(150)
})

import { arc } from 'd3-shape'
import { expect, it } from 'vitest'
import { type Arc, arcPath } from './arc-path'

const asD3 = ({ from, to, inner, outer }: Arc) =>
  arc().digits(2)({ innerRadius: inner, outerRadius: outer, startAngle: from, endAngle: to })

const numbersIn = (path: string | null) => path?.match(/[A-Z]|-?[\d.]+/g)?.map((part) => Number(part) || part)

const turns = [-Math.PI / 2, -0.4, 0, 0.2, 1, Math.PI / 2, 3, 4.5, 6]

it('draws slices and parts of rings as d3 does', () => {
  for (const inner of [0, 40])
    for (const from of turns)
      for (const to of turns) {
        if (from === to || Math.abs(to - from) >= 2 * Math.PI) continue
        const asked = { from, to, inner, outer: 106.25 }
        expect(numbersIn(arcPath(asked)), JSON.stringify(asked)).toEqual(numbersIn(asD3(asked)))
      }
})

it('draws a whole disc, a whole ring and nothing', () => {
  const whole = { from: 0, to: 2 * Math.PI, outer: 100 }
  expect(arcPath({ ...whole, inner: 0 })).toBe('M0,-100A100,100,0,1,1,0,100A100,100,0,1,1,0,-100Z')
  expect(arcPath({ ...whole, inner: 64 })).toBe(
    'M0,-100A100,100,0,1,1,0,100A100,100,0,1,1,0,-100ZM0,-64A64,64,0,1,0,0,64A64,64,0,1,0,0,-64Z',
  )
  expect(arcPath({ from: 1, to: 1, inner: 0, outer: 10 })).toBe('M8.41,-5.4A10,10,0,0,0,8.41,-5.4L0,0Z')
})

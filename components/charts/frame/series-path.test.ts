import { area, line } from 'd3-shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaPath, linePath, type Place } from './series-path'

const at = (x: number, y: number) => ({ x, y })

describe('linePath', () => {
  it('runs through the points and breaks where one is missing', () => {
    expect(linePath([at(0, 5), at(1, 4), null, at(3, 2), at(4, 1)])).toBe('M0,5L1,4M3,2L4,1')
  })

  it('writes hundredths of a pixel', () => {
    expect(linePath([at(1 / 3, 2 / 3), at(1, 1)])).toBe('M0.33,0.67L1,1')
  })
})

describe('areaPath', () => {
  it('closes each piece on what it stands on', () => {
    expect(areaPath([at(0, 5), at(1, 4), null, at(3, 2)], (place) => 10 - place)).toBe(
      'M0,5L1,4L1,9L0,10ZM3,2L3,7Z',
    )
  })

  it('draws nothing of nothing', () => {
    expect(areaPath([null, null], () => 0)).toBe('')
  })
})

it('writes what d3 writes', () => {
  const pixel = fc.double({ min: -20, max: 2000, noNaN: true })
  const points = fc.array(fc.option(fc.record({ x: pixel, y: pixel }), { nil: null }), { maxLength: 12 })
  const isThere = (point: Place | null) => point !== null
  const [x, y] = [(point: Place | null) => point!.x, (point: Place | null) => point!.y]
  fc.assert(
    fc.property(points, (given) => {
      expect(linePath(given)).toBe(line(x, y).defined(isThere).digits(2)(given) ?? '')
      const surface = area<Place | null>(x, (_, at) => 400 - at, y)
      expect(areaPath(given, (at) => 400 - at)).toBe(surface.defined(isThere).digits(2)(given) ?? '')
    }),
  )
})

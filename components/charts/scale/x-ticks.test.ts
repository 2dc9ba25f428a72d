import { describe, expect, it } from 'vitest'
import { keptInside } from '../text/kept-inside'
import { textWidth } from '../text/text-width'
import { labelFontSize, xTicks } from './x-ticks'

const room = { width: 600, grain: undefined, fontSize: 12 }
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

describe('xTicks', () => {
  it('labels every category that has room', () => {
    expect(xTicks(weekdays, weekdays, room).map(({ label }) => label)).toEqual(weekdays)
  })

  it('leaves out labels rather than letting them touch', () => {
    const labels = Array.from({ length: 60 }, (_, at) => `Store ${at}`)
    const ticks = xTicks(labels, labels, room)
    expect(ticks.length).toBeLessThan(15)
    expect(ticks[0]).toEqual({ at: 0, label: 'Store 0', under: '' })
  })

  it('shortens months before it leaves every second out, and tells the whole', () => {
    const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September']
    const labels = [...names, 'October', 'November', 'December']
    const ticks = xTicks(labels, labels, { ...room, width: 380 })
    expect(ticks).toHaveLength(12)
    expect(ticks[8]).toEqual({ at: 8, label: 'Sep', under: '', whole: 'September' })
  })

  it('cuts a long word with its whole name as title, and breaks none', () => {
    const labels = ['Accessories', 'Bookcases', 'Refrigerators']
    const [first] = xTicks(labels, labels, { ...room, width: 180 })
    expect(first).toEqual({ at: 0, label: 'Access…', under: '', whole: 'Accessories' })
  })

  it('sets names on two levels before it leaves every second out', () => {
    const labels = ['Childrens', 'Adult SC', 'Highways', 'Leisure', 'Waste', 'Planning', 'Libraries']
    const ticks = xTicks(labels, labels, { ...room, width: 310 })
    expect(ticks.map(({ label, isLow = false }) => [label, isLow])).toEqual(
      labels.map((label, at) => [label, at % 2 === 1]),
    )
  })

  it('keeps names on one level apart also at the ends, where they stay inside', () => {
    const labels = ['Strongly disagree', 'Disagree', 'Neither agree', 'Agree', 'Strongly agree']
    const width = 220
    const ticks = xTicks(labels, labels, { ...room, width })
    const spans = ticks.map(({ at, label, isLow = false }) => {
      const half = textWidth(label, 12) / 2
      const middle = keptInside((at + 0.5) * (width / labels.length), label, width)
      return { isLow, from: middle - half, to: middle + half }
    })
    for (const level of [true, false]) {
      const own = spans.filter(({ isLow }) => isLow === level)
      for (const [at, { from }] of own.slice(1).entries()) expect(from).toBeGreaterThanOrEqual(own[at]!.to)
    }
  })

  it('leaves names out that would all be cut to the same', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `Product line ${at + 1}`)
    const ticks = xTicks(lines, lines, { ...room, width: 300 })
    expect(ticks.map(({ label, under }) => `${label} ${under}`.trim())).toEqual([
      'Product line 1',
      'Product line 5',
      'Product line 9',
    ])
  })

  it('leaves numbers out, which people go on with by themselves', () => {
    const hours = Array.from({ length: 12 }, (_, at) => `${8 + at}:00:00`)
    expect(xTicks(hours, hours, { ...room, width: 310 }).map(({ at }) => at)).toEqual([0, 3, 6, 9])
  })

  it('puts periods at round dates', () => {
    const keys = Array.from(
      { length: 24 },
      (_, at) => `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    )
    expect(xTicks(keys, keys, { ...room, width: 300, grain: 'month' })[0]).toEqual({
      at: 0,
      label: 'Jan',
      under: '2023',
    })
  })
})

describe('labelFontSize', () => {
  it('gets smaller before a word is broken', () => {
    expect(labelFontSize(['Bookcases', 'Chairs'], 80)).toBe(12)
    expect(labelFontSize(['Bookcases', 'Chairs'], 62)).toBe(11)
  })
})

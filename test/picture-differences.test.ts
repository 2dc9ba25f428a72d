import { expect, it } from 'vitest'
import { differencesOf } from '../e2e/web/picture-differences'

const picture = (x: number, word = 'Revenue', fill = 'rgb(24, 24, 27)') =>
  `<svg>\n<rect x="${x}" width="10" fill="${fill}"/>\n<text x="4">${word}</text>\n</svg>`

it('finds a picture the same where places differ by what browsers differ by', () => {
  expect(differencesOf(picture(100), picture(101.5))).toEqual([])
})

it('tells what moved, is called or coloured otherwise, or came and went', () => {
  expect(differencesOf(picture(100), picture(110))[0]).toMatch(/x="100".*\n {2}is now .*x="110"/)
  expect(differencesOf(picture(100), picture(100, 'Revenues'))).toHaveLength(1)
  expect(differencesOf(picture(100, '12'), picture(100, '13'))).toHaveLength(1)
  expect(differencesOf(picture(100), picture(100, 'Revenue', 'rgb(24, 90, 27)'))).toHaveLength(1)
  const more = picture(100).replace('</svg>', '<text>Margin</text>\n</svg>')
  expect(differencesOf(picture(100), more)).toEqual(['4 things were drawn, now 5', 'new: Margin'])
})

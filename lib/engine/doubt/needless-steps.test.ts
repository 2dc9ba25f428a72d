import { expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'

const stepsOf = (name: string) => {
  const lines = Array.from({ length: 15 }, (_, at) => {
    const [one, other] = [4.5 + ((at * 37) % 23), 3 + ((at * 53) % 31) / 2]
    return `Burger ${at},${one}\nDrink ${at},${other}\nMenu ${at},${one + other}`
  })
  const bytes = new TextEncoder().encode(`item,${name}\n${lines.join('\n')}\n`)
  return understandDataset(bytes, { fileType: 'csv', fileName: 'a.csv' }).cleaning.map(({ step }) => step)
}

it.each([
  ['Price', false],
  ['Sales', true],
])('asks whether rows are sums where they are added up alone: %s', (name, isAsked) => {
  expect(stepsOf(name).includes('sums_kept')).toBe(isAsked)
})

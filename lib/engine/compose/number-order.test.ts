import { expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const { random, normal } = createNoise(29)
const cardsOf = (rows: string[], instructions = '') =>
  generateDashboard(new TextEncoder().encode(rows.join('\n')), { fileType: 'csv', instructions }).blocks

const priorities = { High: 4, Normal: 24, Low: 72 }
const tickets = [
  'opened,team,priority,allowed_hours,resolution_hours',
  ...Array.from({ length: 600 }, (_, row) => {
    const day = new Date(Date.UTC(2024, 0, 1) + row * 21_600_000).toISOString().slice(0, 10)
    const [name, allowed] = Object.entries(priorities)[Math.floor(random() * 3)]!
    const taken = Math.max(0.1, allowed * (0.7 + 0.2 * normal())).toFixed(1)
    return `${day},${['Blue', 'Red', 'Green'][row % 3]},${name},${allowed},${taken}`
  }),
]
const together = [
  'alpha,beta,gamma,delta,epsilon,score',
  ...Array.from({ length: 200 }, () => {
    const base = normal()
    return Array.from({ length: 6 }, () => (50 + 10 * base + 4 * normal()).toFixed(2)).join()
  }),
]

it('takes no number to follow that another column sets', () => {
  const numbers = cardsOf(tickets).filter(({ type }) => type === 'kpi')
  expect(numbers[0]!.title).toBe('Share in time')
  expect(numbers[1]!.title).toMatch(/resolution hours|resolution/i)
  expect(numbers.map(({ title }) => title).join()).not.toMatch(/allowed/i)
})

it('puts how many rows there are last, and says something of each number', () => {
  const numbers = cardsOf(tickets).filter(({ type }) => type === 'kpi')
  const places = numbers.flatMap(({ spec }, at) => ('value_from_column' in spec ? [] : [at]))
  expect(places.every((at) => at === numbers.length - 1)).toBe(true)
  expect(numbers.every(({ description }) => description !== '')).toBe(true)
})

it('draws at most two clouds of points by itself, and as many as are asked for', () => {
  const clouds = (instructions = '') =>
    cardsOf(together, instructions).filter(({ type }) => type === 'scatter')
  expect(clouds()).toHaveLength(2)
  const asked = 'scatter of alpha and beta. scatter of gamma and delta. scatter of alpha and epsilon.'
  expect(clouds(asked)).toHaveLength(3)
})

import { expect, it } from 'vitest'
import { fileWords } from './file-words'

const known = () => true

it.each([
  ['Bike counters daily 2023 24', 'Bike counters daily 2023–24'],
  ['Budget 2021 2023', 'Budget 2021–23'],
  ['Seasons 1999 00', 'Seasons 1999'],
  ['Orders 2024 12', 'Orders 2024'],
])('%s is of the years of %s', (name, words) => {
  expect(fileWords(name, known).join(' ')).toBe(words)
})

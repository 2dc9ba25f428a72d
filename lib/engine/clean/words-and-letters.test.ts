import { expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const read = (texts: string[], name = 'Answer') =>
  cleanTable(textTable([[name, 'n'], ...texts.map((text, at) => [text, String(at * 7)])])).table.columns[0]!
const often = (texts: string[]) => Array.from({ length: 40 }, (_, at) => texts[(at * 7) % texts.length]!)

it.each([
  [['Sì', 'si', 'S', 'No', 'no', 'N', '']],
  [['ja', 'J', 'nein', 'N']],
  [['Yes', 'y', 'No', 'n']],
  [['oui', 'O', 'non', 'N']],
])('yes and no in words and letters: %j', (texts) => {
  expect(read(often(texts)).type).toBe('boolean')
})

it.each([
  [['N', 'S', 'E', 'W']],
  [['no', 'n', 'o']],
  [['on', 'off', 'o']],
  [['yes', 'no', 'maybe']],
  [['ja', 'J', 'jein']],
  [['si', 'S', 'Sur']],
  [['true', 'T', 'F', 'U']],
  [['Y', 'N', 'No', 'Z']],
  [['oui', 'O', 'oui']],
  [['s', 'n', 'nee']],
])('other words and letters: %j', (texts) => {
  expect(read(often(texts)).type).not.toBe('boolean')
})

it('points stand between day and month', () => {
  const days = Array.from({ length: 9 }, (_, at) => `0${at + 1}.01.2024`)
  const { values, type } = read(
    days.flatMap((day) => [day, day, day]),
    'Datum',
  )
  expect([type, values.at(-1)]).toEqual(['date', '2024-01-09'])
  const months = Array.from({ length: 9 }, (_, at) => `0${at + 1}/01/2024`)
  expect(read(months, 'Month').values.at(-1)).toBe('2024-09-01')
})

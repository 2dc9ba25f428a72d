import { expect, it } from 'vitest'
import { dataWarnings } from './data-warnings'
import type { GenerationPayload } from './generation'

const instructions = [{ clause: 'profit', status: 'not_possible' }] as GenerationPayload['instructions']

it('leaves out what is of the instructions, by its kind', () => {
  const warnings = ['Instructions, "profit" is a column of the file.', 'Profit: there is none.']
  expect(dataWarnings({ warnings, warning_kinds: ['format', 'instructions'], instructions })).toEqual([
    warnings[0],
  ])
})

it('knows them by their words in reports that tell no kinds', () => {
  const warnings = ['Instructions, "profit": there is none', 'The format of the file is not certain.']
  expect(dataWarnings({ warnings, instructions })).toEqual([warnings[1]])
})

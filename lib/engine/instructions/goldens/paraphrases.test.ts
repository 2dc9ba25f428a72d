import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInstructions } from '../parse-instructions'
import { cardText } from '../tongues/plan-text.fixture'
import {
  batches,
  dimensions,
  type Language,
  type Meaning,
  meaningOf,
  measures,
  ways,
} from './paraphrases.fixture'

const spoken = (name: string) => name.replaceAll('_', ' ')
const values: Record<string, string[]> = { plant: ['Basel', 'Turin'], machine_line: ['Alpha', 'Delta'] }

/** A way to say something about some columns, as text and what it means. */
const said = (language: Language) => {
  const all = ways[language].flatMap(([means, ...says]) => says.map((say) => ({ means, say })))
  return fc
    .record({
      way: fc.constantFrom(...all),
      measure: fc.constantFrom(...measures),
      isTurned: fc.boolean(),
      at: fc.nat({ max: 1 }),
      isLoud: fc.boolean(),
    })
    .map(({ way: { means, say }, measure, isTurned, at, isLoud }) => {
      const [d, e] = isTurned ? dimensions.toReversed() : dimensions
      const v = values[e!]![at]!
      const put = (text: string) =>
        text
          .replaceAll('{m}', spoken(measure))
          .replaceAll('{d}', spoken(d!))
          .replaceAll('{e}', spoken(e!))
          .replaceAll('{v}', v)
          .replaceAll('{n}', '2')
      const meaning: Meaning = {
        aggregation: null,
        measure,
        sort: '',
        limit: null,
        ...means,
        by: (means.by ?? ['d']).map((name) => ({ d, e })[name] ?? name).sort() as string[],
        where: means.where?.replace('{e}', e!).replace('{v}', v) ?? '',
      }
      return { text: isLoud ? put(say).toUpperCase() : put(say), meaning }
    })
}

describe('whatever the words, the meaning is the same', () => {
  it.each(Object.entries(ways).flatMap(([name, all]) => (all.length > 0 ? [name as Language] : [])))(
    'in %s',
    (language) => {
      fc.assert(
        fc.property(said(language), ({ text, meaning }) => {
          const { cards, clauses } = parseInstructions(text, batches)
          expect(cards.map(meaningOf), text).toEqual([meaning])
          expect(clauses.every(({ status }) => status !== 'not_possible')).toBe(true)
        }),
        { seed: 15, numRuns: 250, interruptAfterTimeLimit: 10_000 },
      )
    },
  )
})

describe('words of the grammar', () => {
  it.each([
    ['total energy by plant', 'auto: sum energy by plant'],
    ['energy in total by plant', 'auto: sum energy by plant'],
    ['number of plants by machine line', 'bar: count_distinct plant by machine_line'],
    ['total by plant and machine line', 'auto: total by plant and machine_line'],
    [
      'energy by plant and machine line excluding Alpha',
      'auto: energy by plant and machine_line where machine_line != Alpha',
    ],
    ['energy per output per shift', 'auto: energy'],
    ['scrap by plant, starting with the lowest', 'auto: scrap by plant sort y asc'],
    ['the 3 plants with the highest target share', 'auto: target_share by plant sort y desc limit 3'],
    ['average energy by plant, split by machine line', 'auto: avg energy by plant and machine_line'],
    [
      'Durchschnitt von energy nach plant, aufgeteilt nach machine line',
      'auto: avg energy by plant and machine_line',
    ],
  ])('stay what they are: %s', (text, card) => {
    expect(parseInstructions(text, batches).cards.map(cardText)).toEqual([card])
  })
})

describe('values that are words of the grammar', () => {
  it.each([
    ['energy by plant, only High', 'auto: energy by plant where urgency = High'],
    ['energy by plant without Low', 'auto: energy by plant where urgency != Low'],
    [
      'energy by plant without High and Low',
      'auto: energy by plant where urgency != High and urgency != Low',
    ],
    ['energy by plant, only High or Low', 'auto: energy by plant where urgency in High|Low'],
    ['energy by plant for urgency high or low', 'auto: energy by plant where urgency in High|Low'],
    ['energy by plant, urgency high, low', 'auto: energy by plant and urgency where urgency in High|Low'],
    ['energy by plant, urgency high only', 'auto: energy by plant where urgency = High'],
    ['average energy by plant (urgency = low)', 'auto: avg energy by plant where urgency = Low'],
    ['average energy by urgency, low to high', 'auto: avg energy by urgency sort y asc'],
    ['highest energy by urgency', 'auto: max energy by urgency'],
  ])('pick rows where they stand as ones: %s', (text, card) => {
    expect(parseInstructions(text, batches).cards.map(cardText)).toEqual([card])
  })
})

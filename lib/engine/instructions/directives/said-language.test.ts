import { describe, expect, it } from 'vitest'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'

describe('a language that is asked for by name', () => {
  it.each([
    ['revenue by region, in German please', 'de'],
    ['Auf Englisch: Umsatz nach region', 'en'],
    ['revenue by region. Write it in Spanish.', 'es'],
    ['revenue by region, in Italian', 'it'],
    ['auf Französisch bitte. revenue by region', 'fr'],
    ['revenue by region (en français)', 'fr'],
    ['revenue by region (auf Deutsch)', 'de'],
    ['revenue by region - in Spanish', 'es'],
    ['revenue by region in italiano', 'it'],
    ['revenue by region, French please', 'fr'],
  ])('%s', (text, language) => {
    const plan = parseInstructions(text, sales)
    expect(plan.toldIn ?? 'en').toBe(language)
    expect(plan.cards).toHaveLength(1)
    expect(plan.clauses.map(({ status }) => status)).toEqual(['applied', 'applied'])
  })

  it.each([
    'revenue in euros',
    'revenue by region (in euros)',
    'revenue in English lessons by month',
    'revenue in 2024',
  ])('is none in: %s', (text) => expect(parseInstructions(text, sales).toldIn).toBeUndefined())
})

import { describe, expect, it } from 'vitest'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { takeSaidLanguage } from './said-language'

describe('a language that is asked for by name', () => {
  it.each([
    ['Revenue by region, in German please', 'Revenue by region', 'de'],
    ['Auf Englisch: Umsatz nach Region', 'Umsatz nach Region', 'en'],
    ['revenue per month (en français)', 'revenue per month', 'fr'],
    ['Revenue by region. Write it in Spanish.', 'Revenue by region', 'es'],
  ])('%s', (text, rest, language) => {
    const taken = takeSaidLanguage(text, sales)
    expect(taken.text.replace(/[\s,.]+$/, '').trim()).toBe(rest)
    expect(taken.said?.language).toBe(language)
  })

  it.each(['revenue in euros', 'orders in France', 'sales in English lessons by month', 'in 2024'])(
    'is none in: %s',
    (text) => expect(takeSaidLanguage(text, sales)).toEqual({ text, said: null }),
  )

  it('is told as applied, and the rest is read as ever', () => {
    const plan = parseInstructions('revenue by region, in German', sales)
    expect(plan.toldIn).toBe('de')
    expect(plan.cards).toHaveLength(1)
    expect(plan.clauses.at(-1)).toMatchObject({ clause: 'in German', status: 'applied' })
  })
})

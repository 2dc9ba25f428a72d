import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DashboardDraft } from '@/lib/contracts/draft'
import { generateDashboard } from '../generate-dashboard'
import { tellings } from './tellings'

const orders = readFileSync('public/samples/store-orders.csv')
const draftOf = (instructions: string) =>
  generateDashboard(orders, { fileType: 'csv', fileName: 'store-orders.csv', instructions })

const wishes = {
  de: 'Umsatz nach Region und wie sich die Bewertung entwickelt',
  fr: 'Montrez le chiffre d’affaires par région et l’évolution de la note',
  es: 'Muestra los ingresos por región y cómo evoluciona la valoración',
  it: 'Mostra i ricavi per regione e come evolve la valutazione',
}

const textsOf = ({ blocks, insights, layout }: DashboardDraft) => [
  ...layout.narrative_snippets,
  ...blocks.map(({ description }) => description),
  ...insights.map(({ text }) => text),
]

/** `1.234,5` as English has it. */
const plainNumber = (text: string) => text.replaceAll('.', '').replace(',', '.')

const englishWords = /\b(?:the|with|rows|averages|differs|highest|before|average)\b/

describe.each(Object.entries(wishes))('a draft that is asked for in %s', (language, instructions) => {
  const draft = draftOf(instructions)

  it('is told in it', () => {
    expect(draft.layout.language).toBe(language)
    expect([draft.description, ...textsOf(draft)].filter((text) => englishWords.test(text))).toEqual([])
  })

  it('shows the figures that prove its texts as the texts do', () => {
    for (const { text, evidence } of draft.insights) {
      const written = evidence.figures.filter((figure) => /\d/.test(figure.text))
      expect(
        written.every((figure) => text.includes(figure.text) || !text.includes(plainNumber(figure.text))),
      ).toBe(true)
    }
  })

  it('has its charts write numbers as its texts do', () => {
    const formats = draft.blocks.flatMap(({ config }) => Object.values(config.formats ?? {}))
    expect(new Set(formats.map(({ locale }) => locale))).toEqual(new Set([tellings[language]!.locale]))
  })
})

describe('a draft without instructions, or with English ones', () => {
  it('says nothing of a language', () => {
    for (const draft of [draftOf(''), draftOf('Revenue by region')]) {
      expect(draft.layout).not.toHaveProperty('language')
      expect(JSON.stringify(draft.blocks)).not.toContain('"locale"')
    }
  })
})

describe.each(Object.entries(tellings))('what is told in %s', (_language, telling) => {
  it('has in each form the places of the English one', () => {
    const placesOf = (form: string) => [...new Set(form.match(/\{[1-9*]\}/g))].sort()
    for (const forms of [telling!.titles, telling!.clauses, telling!.phrases]) {
      for (const [english, own] of Object.entries(forms))
        expect([english, placesOf(own)]).toEqual([english, placesOf(english)])
    }
  })
})

/** What stands above the cards of a dashboard and in the list of its sections. */
export interface SectionWords {
  inShort: string
  howMuch: string
  course: string
  differs: string
  standsOut: string
  rows: string
  spread: string
  together: string
  further: string
  trust: string
  /** Where cards come back to a question. */
  more: (question: string) => string
  and: string
}

const english: SectionWords = {
  inShort: 'In short',
  howMuch: 'How much it is',
  course: 'How it went',
  differs: 'Where it differs',
  standsOut: 'What stands out',
  rows: 'Which rows',
  spread: 'How it spreads',
  together: 'What goes together',
  further: 'What else there is',
  trust: 'Can it be trusted',
  more: (question) => `More on ${question}`,
  and: 'and',
}

const words: Record<string, SectionWords> = {
  de: {
    inShort: 'Kurz gesagt',
    howMuch: 'Wie viel es ist',
    course: 'Wie es verlief',
    differs: 'Wo es sich unterscheidet',
    standsOut: 'Was heraussticht',
    rows: 'Welche Zeilen',
    spread: 'Wie es verteilt ist',
    together: 'Was zusammengeht',
    further: 'Was es noch gibt',
    trust: 'Wie verlässlich es ist',
    more: (question) => `Mehr dazu, ${question}`,
    and: 'und',
  },
  fr: {
    inShort: 'En bref',
    howMuch: 'Combien',
    course: 'L’évolution',
    differs: 'Les écarts',
    standsOut: 'Ce qui ressort',
    rows: 'Quelles lignes',
    spread: 'La répartition',
    together: 'Ce qui va ensemble',
    further: 'Le reste',
    trust: 'La fiabilité des données',
    more: (question) => `Encore : ${question}`,
    and: 'et',
  },
  es: {
    inShort: 'En breve',
    howMuch: 'Cuánto es',
    course: 'Cómo evolucionó',
    differs: 'Dónde hay diferencias',
    standsOut: 'Qué destaca',
    rows: 'Qué filas',
    spread: 'Cómo se reparte',
    together: 'Qué va junto',
    further: 'Qué más hay',
    trust: 'Fiabilidad de los datos',
    more: (question) => `Más sobre ${question}`,
    and: 'y',
  },
  it: {
    inShort: 'In breve',
    howMuch: 'Quanto è',
    course: 'Come è andata',
    differs: 'Dove ci sono differenze',
    standsOut: 'Che cosa spicca',
    rows: 'Quali righe',
    spread: 'Come si distribuisce',
    together: 'Che cosa va insieme',
    further: 'Che altro c’è',
    trust: 'Quanto sono affidabili i dati',
    more: (question) => `Ancora: ${question}`,
    and: 'e',
  },
}

/** In the language that a dashboard is told in. */
export const sectionWords = (language: string | undefined): SectionWords => words[language ?? 'en'] ?? english

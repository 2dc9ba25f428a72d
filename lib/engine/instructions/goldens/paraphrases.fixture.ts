import { understandDataset } from '../../generate-dashboard'
import type { PlannedCard } from '../../plan/plan'
import { isFilter } from '../../table/condition'

/** What a request means, whatever its words. */
export interface Meaning {
  aggregation: string | null
  /** Null counts rows. */
  measure: string | null
  by: string[]
  where: string
  sort: string
  limit: number | null
}

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it'

const plants = ['Basel', 'Ghent', 'Turin', 'Lyon']
const lines = ['Alpha', 'Bravo', 'Delta']
const urgencies = ['High', 'Low', 'Medium']
const header = 'batch_no,made_on,plant,machine_line,urgency,total,output_per_shift,scrap,energy,target_share'
const rows = Array.from({ length: 360 }, (_, at) => {
  const day = new Date(Date.UTC(2022, 0, 1 + at * 2)).toISOString().slice(0, 10)
  const numbers = [
    200 + ((at * 37) % 411),
    20 + ((at * 13) % 97),
    (at * 7) % 53,
    100 + ((at * 29) % 333),
    40 + ((at * 17) % 61),
  ]
  return [
    `B${5000 + at}`,
    day,
    plants[(at * 5) % 4],
    lines[(at * 7 + (at >> 3)) % 3],
    urgencies[(at * 4 + (at >> 2)) % 3],
    ...numbers,
  ].join()
})

/** 360 batches, with columns that are called by words of the grammar: `total`, `output_per_shift`. */
export const batches = understandDataset(new TextEncoder().encode([header, ...rows].join('\n')), {
  fileType: 'csv',
  fileName: 'batches.csv',
})

export const measures = ['total', 'output_per_shift', 'scrap', 'energy']
export const dimensions = ['plant', 'machine_line']

const meant = (means: Partial<Meaning>): Partial<Meaning> => means
const average = meant({ aggregation: 'avg' })

/**
 * Ways to say a thing: `{m}` a measure, `{d}` and `{e}` what it is broken down by, `{v}` a value of `{e}`, `{n}` a number.
 * A meaning that names `measure: null` counts rows.
 */
export const ways: Record<Language, [means: Partial<Meaning>, ...says: string[]][]> = {
  en: [
    [
      average,
      'average {m} by {d}',
      'What is the average {m} for each {d}?',
      'Show me how the average {m} differs between {d}s',
      '{d} on the x axis and average {m} on the y axis',
      '{d}: average {m}',
      'average {m} of each {d}, horizontal bars',
      'Which {d} has which average {m}?',
      'a breakdown of average {m} by {d}, bars please',
      'bars: average {m}, one bar per {d}',
      'how does the typical {m} compare across {d}s',
    ],
    [
      meant({ aggregation: 'sum' }),
      'Add up {m} for every {d}',
      'accumulated {m} by {d}',
      'sum of {m} per {d}',
      'Per {d}, sum up the {m}',
    ],
    [meant({ aggregation: 'min' }), 'the smallest {m} in each {d}', 'minimum {m} per {d}'],
    [
      meant({ measure: null }),
      'count of {d}',
      'how often does each {d} occur?',
      'bar chart counting the rows per {d}',
      'tally {d}',
    ],
    [
      meant({ measure: null, by: ['d', 'e'] }),
      'count of {d} by {e}',
      'count of {d} by {e}, heatmap',
      'stacked bars: rows per {d}, coloured by {e}',
    ],
    [
      meant({ ...average, by: ['d', 'e'] }),
      'grouped bars of average {m} per {d}, one colour per {e}',
      'average {m} across {d}s, broken down by {e}',
    ],
    [
      meant({ ...average, where: '{e} = {v}' }),
      'average {m} by {d}, {e} {v} only',
      'average {m} by {d} among those with {e} {v}',
      'just {v} please: average {m} per {d}',
    ],
    [
      meant({ ...average, where: '{e} != {v}' }),
      'average {m} by {d} other than {v}',
      'ignoring {v}, average {m} by {d}',
      'average {m} by {d} for everything except {v}',
    ],
    [
      meant({ ...average, sort: 'y desc' }),
      'average {m} by {d}, biggest on top',
      'rank {d}s by average {m}',
      'bars in decreasing order: average {m} by {d}',
    ],
    [meant({ ...average, sort: 'x asc' }), 'average {m} by {d}, {d}s in alphabetical order'],
    [
      meant({ ...average, sort: 'y desc', limit: 2 }),
      'top {n} {d}s by average {m}',
      'average {m} by {d}, only the first {n}, highest first',
      'Which {n} {d}s have the highest average {m}?',
    ],
    [
      meant({ measure: null, sort: 'y desc', limit: 2 }),
      'top {n} {d}s by number of rows',
      'the two {d}s with most rows',
      'the {n} most common {d}s',
    ],
    [
      meant({ ...average, by: ['made_on'] }),
      'plot average {m} against year as a line',
      'How has the average {m} changed from year to year?',
      'trend of average {m} by year',
    ],
  ],
  de: [
    [average, 'durchschnittliche {m} je {d}', 'Ich möchte den Durchschnitt von {m} nach {d} sehen'],
    [meant({ aggregation: 'sum' }), '{m} summiert nach {d}', 'Wie viel {m} insgesamt pro {d}?'],
    [meant({ measure: null }), 'Wie oft kommt jede {d} vor?', 'Häufigkeit von {d}'],
    [
      meant({ ...average, sort: 'y desc', limit: 2 }),
      'Durchschnitt von {m} nach {d}, nur die ersten {n}, höchste zuerst',
      'die {n} {d} mit dem höchsten Durchschnitt von {m}',
    ],
    [
      meant({ ...average, sort: 'y asc' }),
      'Durchschnitt von {m} nach {d}, vom kleinsten zum größten',
      'Durchschnitt von {m} nach {d}, aufsteigend',
    ],
  ],
  fr: [
    [average, 'moyenne de {m} par {d}', '{m} en moyenne par {d}'],
    [
      meant({ ...average, sort: 'y desc', limit: 2 }),
      'les {n} {d} avec la moyenne de {m} la plus élevée',
      'top {n} des {d} par moyenne de {m}',
    ],
    [
      meant({ ...average, sort: 'y asc', limit: 2 }),
      'les {n} {d} avec la moyenne de {m} la plus basse',
      'les {n} derniers {d} selon la moyenne de {m}',
    ],
    [meant({ ...average, sort: 'y desc' }), 'moyenne de {m} par {d}, les plus élevés en premier'],
  ],
  es: [
    [average, 'promedio de {m} por {d}', 'Muestra la media de {m} según {d}'],
    [meant({ measure: null }), 'cantidad por {d}', '¿Cuántos registros hay por {d}?'],
    [
      meant({ ...average, by: ['d', 'e'] }),
      'promedio de {m} por {d}, separado por {e}',
      'barras apiladas: promedio de {m} por {d} y {e}',
    ],
    [
      meant({ ...average, sort: 'y asc', limit: 2 }),
      'los {n} {d} con el promedio de {m} más bajo',
      'los {n} {d} con menor promedio de {m}',
    ],
  ],
  it: [
    [average, 'media di {m} per {d}', 'Mostra la media di {m} per {d}'],
    [
      meant({ ...average, sort: 'y asc', limit: 2 }),
      'gli ultimi {n} {d} per media di {m}',
      'i {n} {d} con la media di {m} più bassa',
    ],
    [meant({ ...average, where: '{e} != {v}' }), 'media di {m} per {d} tranne {v}'],
  ],
}

/** What a card means. */
export function meaningOf({ x, y, grouping, type, aggregation, filters, sort, limit }: PlannedCard): Meaning {
  return {
    aggregation,
    measure: type === 'heatmap' ? null : y,
    by: [x, grouping].filter((name) => name !== null).sort(),
    where: filters.map((one) => (isFilter(one) ? `${one.column} ${one.op} ${one.value}` : '?')).join(),
    sort: sort ? `${sort.by} ${sort.order}` : '',
    limit,
  }
}

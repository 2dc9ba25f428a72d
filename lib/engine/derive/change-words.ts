import { wordList } from '../names/name-words'
import { planWords } from '../profile/plan-words'

/* Words of names in English, German, French, Spanish, Italian and Portuguese, without accents. */

/** What was so at first, and at the end. */
export const firstWords = wordList(
  `before pre base baseline bl initial start starting begin beginning intake entry vorher vor anfang anfangs beginn start
  avant initial initiale debut antes inicial inicio prima iniziale inizio`,
)
export const lastWords = wordList(
  `after post final end ending endline closing followup discharge exit nachher nach ende abschluss apres final finale fin
  despues final fin dopo finale fine depois alta`,
)

/** What came in, and went out. */
export const inWords = wordList('in entree entrata entrada eingang zugang ingreso')
export const outWords = wordList('out sortie uscita saida salida ausgang abgang egreso')

/** What was meant to be, and what came of it. */
export const plannedWords = wordList(
  `${[...planWords.exact].join(' ')} planned estimate estimated prepayment prepaid advance vorauszahlung abschlag ansatz acompte
  provision anticipo acconto adiantamento orcamento presupuestado preventivo
  contratado dotacao dotacion contabile teorico theorique berechnet berechneter lieferschein quoted quote expected previsto
  presupuesto`,
  'vorauszahlung abschlag soll plan',
)
export const actualWords = wordList(
  `actual actuals ist real realised realized effective effectif reel settlement settled billed abrechnung reale effettivo
  consuntivo ejecutado executado realizado decompte liquidacion conguaglio fisica gemessen gemessener gewogen pese reelle`,
  'abrechnung',
)

const numbered = /^(?:wk|w|week|t|d|day|m|mo|month|v|visit|woche|tag|sem|semaine|semana)(\d+)$/

/** Which of several times a word names, from 0 for how it began: `wk12`. Null for other words. */
export function timeNamed(word: string): number | null {
  const number = numbered.exec(word)?.[1]
  return number === undefined ? null : Number(number)
}

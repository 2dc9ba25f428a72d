import { wordList } from './name-words'

/** What somebody meant to reach. */
export const planWords = wordList(
  `budget budgeted plan planned scheduled target forecast forecasted projected projection soll prognose hochrechnung prevu
  prevision objectif presupuesto objetivo previsto pronostico obiettivo previsione preventivo orcado orcamento previsao begroot begroting`,
)

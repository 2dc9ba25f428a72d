import { wordList } from '../names/name-words'

/** What somebody meant to reach. */
export const planWords = wordList(
  'budget budgeted plan planned scheduled target forecast soll prevu objectif presupuesto objetivo previsto obiettivo',
)

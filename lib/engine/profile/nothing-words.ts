import { foldText } from '../names/name-words'

export const nothingWords: ReadonlySet<string> = new Set(
  'none no keine keiner kein aucun aucune ninguno ninguna nessuno nessuna'.split(' '),
)

/** Whether a value, in any case, says that there is none: `None`, `keine`, `-`. */
export const isNothing = (value: string): boolean =>
  nothingWords.has(foldText(value.trim())) || !/[\p{L}\d]/u.test(value)

import { foldText } from '../names/name-words'

/** Nothing has come of it yet. */
const goingOn = new Set(
  `open opened pending waiting wait progress ongoing awaiting queued undecided
  offen laufend ausstehend wartend bearbeitung
  attente cours instruction traitement
  pendiente tramite curso proceso
  lopend behandeling afwachting
  pendente andamento analise
  attesa corso sospeso`.split(/\s+/),
)

/** It has begun, and goes one way or another from there. */
const begun = new Set(
  `new contacted qualified draft submitted scheduled started neu kontaktiert qualifiziert entwurf nouveau nouvelle contacte qualifie
  brouillon nuevo nueva contactado cualificado borrador nuovo nuova contattato qualificato bozza novo nova contatado qualificado
  nieuw concept`.split(/\s+/),
)

/** Whether a value has one of some words. */
export const says = (value: string, words: ReadonlySet<string>): boolean =>
  foldText(value)
    .split(/[^\p{L}]+/u)
    .some((word) => words.has(word))

export const isGoingOn = (value: string): boolean => says(value, goingOn)

/** A state in the middle of a way: `New`, `Qualified`, `In progress`. */
export const isMidway = (value: string): boolean => says(value, begun) || isGoingOn(value)

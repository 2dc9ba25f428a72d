/** Marks that stand for a missing value in any column, whatever its type (lower case). */
const tokens = new Set([
  'n/a',
  'na',
  'n.a.',
  'n.a',
  'n/d',
  'n.d.',
  '#n/a',
  '#na',
  '#n/a n/a',
  '<na>',
  '<n/a>',
  '(null)',
  '<null>',
  'null',
  '\\n',
  'nan',
  '-nan',
  '#null!',
  '#value!',
  '#ref!',
  '#div/0!',
  '#name?',
  '#num!',
  '-1.#ind',
  '1.#qnan',
  'nil',
  'undefined',
  '-',
  '--',
  '---',
  '–',
  '—',
  '?',
  '??',
  '???',
  '.',
  '..',
  '...',
  '…',
  '*',
  '_',
  'missing',
  'k.a.',
  'k. a.',
  'keine angabe',
  's.d.',
  's/d',
  'nat',
  '(blank)',
  '(leer)',
  '(vide)',
  '[null]',
  'not available',
  'no data',
  'n\\a',
  'not applicable',
])

/** Texts that mean "missing" only where numbers or dates are expected: elsewhere they may be a category. */
const looseTokens = new Set([
  'none',
  'unknown',
  'unbekannt',
  'inconnu',
  'desconocido',
  'tbd',
  'tba',
  'error',
  'x',
  'xx',
  'xxx',
  'nd',
  'no',
  'unk',
  'not known',
  'not reported',
  'not recorded',
  'no answer',
  'varies',
  'pending',
  'void',
  'empty',
  'blank',
  '#',
  '##',
  '/',
  '//',
])

const lengthMax = 14
const [zero, nine] = [48, 57]

/** Whether a trimmed text only says that nothing is known. */
export function isMissingToken(text: string): boolean {
  if (text.length > lengthMax) return false
  const first = text.charCodeAt(0)
  if (first >= zero && first <= nine && text !== '1.#QNAN') return false
  return tokens.has(text.toLowerCase())
}

/** Whether a text among numbers or dates only says that nothing is known. */
export const isLooseMissingToken = (text: string): boolean =>
  text.length <= lengthMax && looseTokens.has(text.toLowerCase())

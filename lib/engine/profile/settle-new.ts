import { splitName } from '../names/name-words'
import { saysNew } from './name-additivity'
import type { ColumnProfile } from './profile'
import type { SetAdditivity } from './settle'

const oldWords = new Set(
  `old previous prior former last alte vorherige fruehere bisherige anciens anciennes precedents antiguos antiguas anteriores
  vecchi vecchie precedenti antigos antigas oude vorige`.split(/\s+/),
)

/** New members beside the old ones are how many there are now, not who came in. */
export function settleNew(columns: ColumnProfile[], set: SetAdditivity): void {
  const words = columns.map(({ name }) => splitName(name))
  const rest = (index: number) => words[index]!.words.slice(1).join(' ')
  const before = new Set(words.flatMap((name, at) => (oldWords.has(name.words[0]!) ? [rest(at)] : [])))
  words.forEach((name, index) => {
    if (saysNew(name) && columns[index]!.additivity === 'additive' && before.has(rest(index)))
      set(index, 'semi_additive', 'It stands beside what it was before: a level.')
  })
}

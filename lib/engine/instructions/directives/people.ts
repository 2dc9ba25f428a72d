const readers = new Set(
  'board executives executive ceo cfo coo management managers manager leadership boss bosses directors director investors shareholders stakeholders supervisors colleagues team meeting'.split(
    ' ',
  ),
)

/** Whether a word says who reads a dashboard. */
export const isPeopleWord = (word: string | undefined): boolean => word !== undefined && readers.has(word)

const manners = new Set(
  'plain simple easy formal informal friendly casual neutral calm short shorter brief concise clear professional'.split(
    ' ',
  ),
)
const small = new Set(
  'keep it make please very more and all everything texts text words sentences with in a an the'.split(' '),
)

/** "Short and simple": says how it is to be told, and nothing else. */
export function isMannerAlone(clause: string): boolean {
  const words = clause.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    words.some((word) => manners.has(word)) && words.every((word) => manners.has(word) || small.has(word))
  )
}

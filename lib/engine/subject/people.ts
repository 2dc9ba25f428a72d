import { findWord, splitName, wordList } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { isDetermined } from '../table/is-determined'
import type { Table } from '../table/table'

/** What only people have. */
const personWords = wordList(
  `sex gender age married marital education smoker bmi geschlecht alter familienstand raucher sexe age fumeur sexo edad
  genero fumador sesso eta fumatore`,
)
const signsMin = 2

/**
 * Where each row is a person and nothing happens in time, an amount is told as the average person's: its total over
 * groups would say how many people are in them.
 */
export function averagedOfPeople(profile: Profile): Profile {
  if (profile.mainTime !== null || !areRowsPeople(profile)) return profile
  return { ...profile, columns: profile.columns.map(averaged) }
}

export const areRowsPeople = ({ columns }: Profile): boolean => columns.filter(isPersonal).length >= signsMin

const isPersonal = ({ name }: ColumnProfile) => findWord(splitName(name), personWords) !== null

const peopleMin = 20
const rowsPerPersonMin = 2

/** Whether people come again, each with a name of their own that says their age and sex in all of their rows. */
export const areVisits = (table: Table, { columns }: Profile): boolean =>
  columns.some(
    ({ index, role, distinct }) =>
      role !== 'measure' &&
      distinct >= peopleMin &&
      distinct * rowsPerPersonMin <= table.rowCount &&
      columns.filter((other) => isPersonal(other) && isDetermined(table, index, other.index)).length >=
        signsMin,
  )

function averaged(column: ColumnProfile): ColumnProfile {
  if (column.additivity !== 'additive') return column
  return {
    ...column,
    additivity: 'intensive',
    evidence: [...column.evidence, 'Averaged: each row is a person.'],
  }
}

import type { ColumnQuestion } from '@/lib/contracts/analysis'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'

/** Below this, of ten columns two to three are read wrongly (`npm run bench -- roles`). */
const sureMin = 0.7
/** More would not be answered; the first are those that the dashboard speaks of most. */
const questionsMax = 3
/** So few numbers with decimals may be labels. */
const labelsMax = 12
const uniqueMin = 0.95

type Answer = ColumnQuestion['answers'][number]

/** What only its owner knows of columns of numbers that may be read in several ways, most used first; at most three. */
export function columnQuestions({ columns }: Table, profile: Profile): ColumnQuestion[] {
  const { outcomes = [], measures, dimensions } = profile
  const used = [...new Set([...outcomes, ...measures, ...dimensions])]
  return used
    .map((index) => profile.columns[index]!)
    .filter((column) => isOpen(column) && !columns[column.index]!.derivedFrom)
    .slice(0, questionsMax)
    .map((column) => questionOf(column, columns[column.index]!.codes.length))
}

const isOpen = (column: ColumnProfile): boolean =>
  column.confidence < sureMin &&
  column.summary !== null &&
  !column.overridden &&
  !column.isAdditivityGiven &&
  !column.of

function questionOf(column: ColumnProfile, rows: number): ColumnQuestion {
  const { name, role, additivity, summary, distinct, missing } = column
  const isAmount = role === 'measure'
  const naming = isAmount ? (distinct >= uniqueMin * (rows - missing) ? 'id' : 'code') : role
  const added: Answer = {
    text: 'Amounts, to be added up',
    role: 'measure',
    additivity: 'additive',
    is_taken: false,
  }
  const averaged: Answer = {
    ...{ text: 'Measurements, to be averaged', role: 'measure', is_taken: isAmount },
    additivity: isAmount && additivity !== 'additive' ? additivity! : 'intensive',
  }
  const names: Answer = { text: 'Names, numbered', role: naming, is_taken: !isAmount }
  const isNaming = !isAmount || summary!.integers || distinct <= labelsMax
  const taken = additivity === 'additive'
  return {
    column: name,
    text: isNaming ? `What are the numbers of “${name}”?` : `May the numbers of “${name}” be added up?`,
    answers: [
      { ...averaged, is_taken: isAmount && !taken },
      { ...added, is_taken: isAmount && taken },
      ...(isNaming ? [names] : []),
    ],
  }
}

import type { DatasetReport, Role } from '@/lib/contracts/analysis'
import { upperFirst } from '@/lib/format/first-letter'
import { metricOf } from '../metric/metric'
import type { ColumnProfile, Profile } from '../profile/profile'
import { byHand } from '../subject/given-outcome'
import type { Subject } from '../subject/subject'
import { rowsByCode } from '../table/code-facts'
import type { Column } from '../table/table'
import type { Understanding } from '../understanding'
import { columnQuestions } from './column-questions'

/** What the engine knows of the dataset, in the shape of the wire. */
export function datasetReport(understanding: Understanding): DatasetReport {
  const { name, subject, dialect, cleaning, sheets, shapes } = understanding
  const { table, profile } = subject
  const questions = columnQuestions(table, profile)
  return {
    name,
    rows: table.rowCount,
    columns: profile.columns
      .filter(({ of }) => !of)
      .map((column) => ({
        name: column.name,
        label: upperFirst(column.label),
        type: column.type,
        role: column.role,
        additivity: column.additivity,
        unit: column.unit,
        ...(column.format?.scale && { scale: column.format.scale }),
        distinct: column.distinct,
        missing: column.missing,
        confidence: column.confidence,
        evidence: column.evidence,
        ...derivation(table.columns[column.index]!),
        ...fewValues(column, table.columns[column.index]!),
      })),
    subject: presentSubject(subject),
    dialect,
    cleaning,
    ...(sheets && { sheets }),
    ...(shapes && { shapes }),
    ...(questions.length > 0 && { questions }),
  }
}

const derivation = ({ derivedFrom }: Column) => (derivedFrom ? { derived_from: derivedFrom } : {})

const splittingRoles = new Set<Role>(['category', 'boolean', 'code', 'geo'])
/** More are looked through in the table. */
const valuesMax = 12

/** What a column splits into, where that is few. */
function fewValues({ role, words = {} }: ColumnProfile, column: Column) {
  if (!splittingRoles.has(role) || column.values.length > valuesMax) return {}
  const rows = rowsByCode(column)
  const values = column.values
    .map((value, code) => ({
      value,
      ...(Object.hasOwn(words, value) && { meaning: words[value] }),
      rows: rows[code]!,
    }))
    .sort((a, b) => b.rows - a.rows)
  return { values }
}

function presentTime({ mainTime, columns }: Profile, isGiven: boolean) {
  if (mainTime === null) return { time: null }
  const { name, confidence, evidence } = columns[mainTime]!
  return isGiven
    ? { time: name, time_confidence: byHand.confidence, time_evidence: [...byHand.evidence, ...evidence] }
    : { time: name, time_confidence: confidence, time_evidence: evidence }
}

const factorsMax = 8

function presentSubject({
  outcomes,
  others,
  table,
  profile,
  isTimeGiven,
}: Subject): DatasetReport['subject'] {
  const nameOf = (index: number) => profile.columns[index]!.name
  return {
    row: profile.row ?? null,
    outcomes: outcomes.map(({ column, of, confidence, evidence }) => {
      const { aggregation, lastOf } = metricOf({ table, profile }, column, null)
      const plain = aggregation === 'sum' ? 'sum' : 'avg'
      const metric = of ? 'rate' : lastOf === null ? plain : 'last'
      return { column: nameOf(column), metric, ...(of && { of }), confidence, evidence }
    }),
    others: others.map(({ column, confidence }) => ({ column: nameOf(column), confidence })),
    ...presentTime(profile, isTimeGiven),
    factors: profile.dimensions.slice(0, factorsMax).map(nameOf),
  }
}

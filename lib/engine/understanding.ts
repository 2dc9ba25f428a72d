import type { CleaningStep, Dialect, ShapeOffer, Sheet } from '@/lib/contracts/analysis'
import type { Profile } from './profile/profile'
import type { Subject } from './subject/subject'
import type { Table } from './table/table'

/** What the engine knows of a dataset before it plans anything. */
export interface Understanding {
  /** The dataset's name in words, from the file's name. */
  name: string
  table: Table
  profile: Profile
  subject: Subject
  dialect: Dialect
  cleaning: CleaningStep[]
  /** Of a workbook. */
  sheets?: Sheet[]
  /** Where the table may have more than one. */
  shapes?: ShapeOffer[]
}

/** A dataset as findings and cards see it: with its rates as columns, and the measures in the order of the outcomes. */
export const withOutcomes = (understanding: Understanding): Understanding => ({
  ...understanding,
  table: understanding.subject.table,
  profile: understanding.subject.profile,
})

import type { DatasetReport } from '@/lib/contracts/analysis'
import type { Column } from '../table/table'
import type { Understanding } from '../understanding'

/** What the engine knows of the dataset, in the shape of the wire. */
export function datasetReport({ name, subject, dialect, cleaning }: Understanding): DatasetReport {
  const { table, profile } = subject
  return {
    name,
    rows: table.rowCount,
    columns: profile.columns
      .filter(({ of }) => !of)
      .map((column) => ({
        name: column.name,
        type: column.type,
        role: column.role,
        additivity: column.additivity,
        unit: column.unit,
        distinct: column.distinct,
        missing: column.missing,
        confidence: column.confidence,
        evidence: column.evidence,
        ...derivation(table.columns[column.index]!),
      })),
    dialect,
    cleaning,
  }
}

const derivation = ({ derivedFrom }: Column) => (derivedFrom ? { derived_from: derivedFrom } : {})

'use client'

import { useState } from 'react'
import type { Dataset } from '@/lib/contracts/dataset'
import { ChangeBar } from './change-bar'
import { CleaningReport } from './cleaning-report'
import { ColumnDictionary } from './column-dictionary'
import { QuestionsSection } from './questions-section'
import { ReadingSection } from './reading-section'
import { RowsTable } from './rows-table'
import { nothingStaged } from './staged-changes'
import { SubjectSection } from './subject-section'

interface DataPageProps {
  dashboardId: string
  dataset: Dataset
  /** When the table was last read. */
  version: string
}

/** How a table was read and understood, each part to be said otherwise; what is said is done together. */
export function DataPage({ dashboardId, dataset, version }: DataPageProps) {
  const [staged, setStaged] = useState(nothingStaged)
  const parts = { dataset, staged, onStage: setStaged }
  return (
    <div className="flex flex-col gap-8">
      <SubjectSection {...parts} />
      <QuestionsSection {...parts} />
      <ReadingSection dashboardId={dashboardId} {...parts} />
      <ColumnDictionary {...parts} />
      <CleaningReport {...parts} />
      <RowsTable
        source={{ dashboardId, version, rows: dataset.rows }}
        columns={dataset.columns}
        key={version}
      />
      <ChangeBar dashboardId={dashboardId} {...parts} />
    </div>
  )
}

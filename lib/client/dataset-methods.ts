import type { Dataset } from '@/lib/contracts/dataset'
import { rowsAddress } from '@/lib/contracts/rows-address'
import type { RowsQuery, TableRows } from '@/lib/contracts/table-rows'
import type { Transport } from './transport'

interface Abortable {
  signal?: AbortSignal
}

/** The table under a dashboard. */
export function datasetMethods({ call, download }: Transport) {
  const pathOf = (id: string) => `/api/dashboard/${encodeURIComponent(id)}/`
  return {
    /** Its columns, how it was read and what was cleaned. */
    getDataset: (id: string, { signal }: Abortable = {}) =>
      call<Dataset>(`${pathOf(id)}dataset/`, { signal }),
    /** A page of its cleaned rows, sorted and filtered. */
    listTableRows: (id: string, asked: Partial<RowsQuery> = {}, { signal }: Abortable = {}) =>
      call<TableRows>(`${pathOf(id)}dataset/rows/?${rowsAddress(asked)}`, { signal }),
    downloadCleanedCsv: (id: string, { signal }: Abortable = {}) =>
      download(`${pathOf(id)}dataset/cleaned.csv/`, { signal }),
    downloadBlockCsv: (id: string, blockId: string, { signal }: Abortable = {}) =>
      download(`${pathOf(id)}blocks/${encodeURIComponent(blockId)}/data.csv/`, { signal }),
  }
}

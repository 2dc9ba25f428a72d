import type { Dashboard, Since } from '@/lib/contracts/dashboard'
import type { CreateBlock, UpdateBlock } from '@/lib/contracts/edit-block'
import type { Transport } from './transport'

/** Each changes one card by hand and answers with the dashboard as it is then. */
export function blockMethods({ call }: Transport) {
  const pathOf = (id: string, blockId: string) =>
    `/api/dashboard/${encodeURIComponent(id)}/blocks/${encodeURIComponent(blockId)}/`
  return {
    /** With `dry_run` the dashboard as it would be. */
    createBlock: (id: string, input: CreateBlock) =>
      call<Dashboard>(`/api/dashboard/${encodeURIComponent(id)}/blocks/`, { method: 'POST', json: input }),
    /** What is absent stays as it is. */
    updateBlock: (id: string, blockId: string, input: UpdateBlock) =>
      call<Dashboard>(pathOf(id, blockId), { method: 'PATCH', json: input }),
    /** It can be put back. */
    removeBlock: (id: string, blockId: string, since: Since = {}) =>
      call<Dashboard>(pathOf(id, blockId), { method: 'DELETE', query: { ...since } }),
    restoreBlock: (id: string, blockId: string, since: Since = {}) =>
      call<Dashboard>(`${pathOf(id, blockId)}restore/`, { method: 'POST', query: { ...since } }),
  }
}

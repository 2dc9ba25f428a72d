import { api } from '@/components/hooks/api'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { type Change, orderOf } from './edits'

/** Writes a change on top of what was saved last, and nothing where the dashboard is another by now. */
export function saveChange(saved: Dashboard, change: Change): Promise<Dashboard> {
  const since = { if_unchanged_since: saved.updated_at }
  switch (change.kind) {
    case 'title':
      return api.updateDashboard(saved.id, { title: change.title, ...since })
    case 'description':
      return api.updateDashboard(saved.id, { description: change.description, ...since })
    case 'colors':
      return api.updateDashboard(saved.id, { color_scheme: change.color_scheme, ...since })
    case 'order':
      return api.updateDashboard(saved.id, { chart_order: orderOf(saved, change.ids), ...since })
    case 'card':
      return api.updateBlock(saved.id, change.id, { ...change.changes, ...since })
    case 'remove':
      return api.removeBlock(saved.id, change.id, since)
    case 'restore':
      return api.restoreBlock(saved.id, change.id, since)
    case 'add':
      return api.createBlock(saved.id, {
        sentence: change.sentence,
        position: change.place ?? undefined,
        ...since,
      })
  }
}

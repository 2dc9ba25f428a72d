import type { DashboardListItem } from '@/lib/contracts/dashboard'

/** Whether each word stands somewhere in the title, the description or the name of the file. */
export function matchesSearch(item: DashboardListItem, search: string): boolean {
  const text = `${item.title} ${item.description} ${item.dataset.name}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

import { isFilter } from './read-filters'

/**
 * The query of an address without the fields of the filter's form that nobody filled in, as a browser without scripts
 * sends all of them; null where it has none. The form stays open where nothing is chosen.
 */
export function shortQuery(url: string | undefined): string | null {
  const query = new URLSearchParams(url?.split('?')[1])
  const given = [...query].filter(([name, value]) => value.trim() !== '' || !isFilter(name))
  if (given.length === query.size) return null
  return `?${new URLSearchParams(given).toString() || 'filter'}`
}

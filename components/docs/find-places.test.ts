import { expect, it } from 'vitest'
import { findPlaces } from './find-places'

const places = [
  { href: '/a/', label: 'Delete a dashboard', about: 'DELETE /api/dashboard/{id}/' },
  { href: '/b/', label: 'Get a dashboard', about: 'GET /api/dashboard/{id}/' },
  { href: '/c/', label: 'DashboardSummary', about: 'Object' },
]
const found = (query: string) => findPlaces(places, query).map(({ href }) => href)

it('finds what has all words, in its name or its path, and those first that begin so', () => {
  expect(found('dashboard')).toEqual(['/c/', '/a/', '/b/'])
  expect(found('dashboard delete')).toEqual(['/a/'])
  expect(found('api/dashboard')).toEqual(['/a/', '/b/'])
})

it('finds nothing where nothing is asked, or nothing has the words', () => {
  expect([found('  '), found('ferry')]).toEqual([[], []])
})

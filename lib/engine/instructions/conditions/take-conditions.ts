import type { Understanding } from '../../understanding'
import type { Sentence } from '../sentence'
import { type Found, nothingFound } from './condition-reader'
import { takeDateFilters } from './date-filters'
import { takeGroupFilters } from './group-filters'
import { linkConditions } from './link-conditions'
import { markQuoted } from './mark-quoted'
import { takeMissing } from './missing-filters'
import { takeNumberFilters } from './number-filters'
import { takeStatistics } from './statistic-filters'
import { takeTextFilters } from './text-filters'
import { takeValueFilters } from './value-filters'

/** All conditions of a text, taken out of it, the surest wordings first. */
export function takeConditions(sentence: Sentence, understanding: Understanding): Found {
  const reader = { sentence, understanding, found: nothingFound() }
  markQuoted(sentence)
  takeDateFilters(reader)
  takeMissing(reader)
  takeGroupFilters(reader)
  takeTextFilters(reader)
  takeNumberFilters(reader)
  takeValueFilters(reader)
  takeStatistics(reader)
  linkConditions(reader)
  return reader.found
}

import { expect, it } from 'vitest'
import { type ConditionKind, negationReach, type Reach } from './negation-reach'

const cases: [said: string, negator: string, between: string, kind: ConditionKind, reach: Reach][] = [
  ['a name', 'excluding', ' from', 'value', 'reaches'],
  ['what is said of the name itself', 'excluding', ' #v0', 'comparison', 'reaches'],
  ['a further name', 'excluding', ' #v0 and', 'value', 'reaches'],
  ['a further thing with its own words', 'excluding', ' #v0 and those', 'comparison', 'reaches'],
  ['a clause behind names', 'excluding', ' #v0 and where', 'comparison', 'ends'],
  ['a clause behind a thing that a name tells', 'without', ' #v0 #e0 and since', 'time', 'ends'],
  ['a clause behind a comma', 'without', ' ~x0 , whose', 'comparison', 'ends'],
  [
    'a clause behind a clause that begins alike',
    'excluding',
    ' those whose ~x0 and whose',
    'value',
    'reaches',
  ],
  [
    'a clause behind a clause that begins otherwise',
    'excluding',
    ' those whose ~x0 and with',
    'value',
    'open',
  ],
  ['a clause with no joint', 'excluding', ' #v0 where', 'comparison', 'open'],
  ['a bare comparison behind names', 'excluding', ' #v0 and #c0', 'comparison', 'open'],
  ['a time behind names', 'excluding', ' #v0 and in', 'time', 'ends'],
  ['what stands behind "but"', 'excluding', ' #v0 but #c0', 'comparison', 'ends'],
  ['"for" behind names', 'excluding', ' #v0 and for those', 'comparison', 'ends'],
  ['"for" behind "except for"', 'except for', ' #v0 and for', 'value', 'reaches'],
]

it.each(cases)('%s', (...[, negator, between, kind, reach]) => {
  expect(negationReach({ negator, between, kind })).toBe(reach)
})

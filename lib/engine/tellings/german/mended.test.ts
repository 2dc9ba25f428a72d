import { expect, it } from 'vitest'
import { mended } from './mended'

it('puts amounts behind a preposition into the dative, and no others', () => {
  expect(mended('von 4,19\u00A0Tage auf 8,48\u00A0Tage')).toBe('von 4,19\u00A0Tagen auf 8,48\u00A0Tage')
  expect(mended('12\u00A0Monate, gegenüber 3\u00A0Monate')).toBe('12\u00A0Monate, gegenüber 3\u00A0Monaten')
})

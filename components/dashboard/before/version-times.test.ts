import { expect, test } from 'vitest'
import { versionTimes } from './version-times'

test('two versions of one day are told apart by the minute, of one minute by the second', () => {
  expect(versionTimes('2026-11-26T09:05:12.100Z', '2026-11-26T22:41:07.000Z')).toEqual({
    before: 'Nov 26, 2026, 09:05 UTC',
    after: 'Nov 26, 2026, 22:41 UTC',
  })
  expect(versionTimes('2026-11-26T22:41:02.100Z', '2026-11-26T22:41:07.000Z')).toEqual({
    before: 'Nov 26, 2026, 22:41:02 UTC',
    after: 'Nov 26, 2026, 22:41:07 UTC',
  })
})

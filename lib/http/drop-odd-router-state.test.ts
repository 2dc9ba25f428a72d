import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { dropOddRouterState } from './drop-odd-router-state'

const header = 'next-router-state-tree'

function kept(text: string): boolean {
  const request = { headers: { [header]: text, rsc: '1' } } as unknown as IncomingMessage
  dropOddRouterState(request)
  expect(request.headers.rsc).toBe('1')
  return header in request.headers
}

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state))

describe('the state of Next’s router', () => {
  it.each([
    ['a root', ['', {}]],
    [
      'what a step within the product sends',
      [
        '',
        {
          children: [
            'dashboards',
            {
              children: [
                ['id', '01a2', 'd', null],
                { children: ['__PAGE__', {}, null, 'refetch'] },
                null,
                null,
              ],
            },
          ],
        },
        null,
        null,
        16,
      ],
    ],
  ])('stays where it is %s', (_what, state) => {
    expect(kept(encoded(state))).toBe(true)
  })

  it.each([
    ['no JSON', 'x'],
    ['no text of an address', '%E0%A4%A'],
    ['another JSON', encoded({ a: 1 })],
    ['a tree with a wrong segment', encoded([1, {}])],
    ['a tree with a wrong leaf', encoded(['', { children: ['a'] }])],
    ['too long', encoded(['x'.repeat(50_000), {}])],
  ])('goes where it is %s', (_what, text) => {
    expect(kept(text)).toBe(false)
  })
})

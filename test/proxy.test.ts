import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { proxy } from '@/proxy'

const cacheControl = (path: string) =>
  proxy(new NextRequest(`http://readout.example${path}`)).headers.get('cache-control')

it('lets nobody keep what is shared, but for a picture, which says itself', () => {
  expect(cacheControl('/share/lnk/')).toBe('private, no-store')
  expect(cacheControl('/share/lnk/view/picture/')).toBe('private, no-store')
  expect(cacheControl('/share/lnk/picture/')).toBeNull()
  expect(cacheControl('/dashboards/')).toBeNull()
})

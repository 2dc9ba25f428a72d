import { expect, it } from 'vitest'
import { shortQuery } from './short-query'

it('leaves out what nobody filled in, and nothing else', () => {
  expect(shortQuery('/share/a/view/?from=&to=&in.region=West&min.price=+&ref=')).toBe('?in.region=West&ref=')
  expect(shortQuery('/share/a/view/?from=&to=')).toBe('?filter')
})

it('has nothing to say of an address that is short', () => {
  for (const url of ['/share/a/view/', '/?filter', '/?in.region=West&in.region=East&utm=', undefined])
    expect(shortQuery(url)).toBeNull()
})

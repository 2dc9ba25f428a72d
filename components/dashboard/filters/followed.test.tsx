import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wholeTable } from '@/lib/contracts/selection-query'
import { FilterForm } from './filter-form'
import { followedForm, followedHref } from './followed'

/** As much of an element as is asked of one. */
class Stub {
  constructor(
    readonly selector: string,
    readonly href: string | null = null,
    readonly inside: unknown[] = [],
  ) {}
  matches = (asked: string) => asked === this.selector
  closest = (asked: string) => (this.matches(asked) ? this : null)
  contains = (other: unknown) => this.inside.includes(other)
  getAttribute = () => this.href
}
class FormStub extends Stub {
  method = 'get'
}

beforeEach(() => {
  vi.stubGlobal('Element', Stub)
  vi.stubGlobal('HTMLFormElement', FormStub)
})
afterEach(() => vi.unstubAllGlobals())

const at = (target: Stub, inside: Stub[]) =>
  ({ target, currentTarget: new Stub('div', null, inside) }) as unknown as Parameters<typeof followedForm>[0]

describe('what leads to another view of a dashboard', () => {
  it('is the form of the filter, which says so', () => {
    const form = new FormStub('[data-view-form]')
    expect(followedForm(at(form, [form]))).toBe(form)
    const markup = renderToStaticMarkup(
      <FilterForm fields={{ time: null, categories: [], numbers: [] }} selection={wholeTable} />,
    )
    expect(markup).toMatch(/^<form [^>]*data-view-form/)
  })

  it('is no other form, though its method is `get` as well: a password would stand in the address', () => {
    const dialog = new FormStub('form')
    expect(followedForm(at(dialog, [dialog]))).toBeNull()
    expect(followedForm(at(dialog, []))).toBeNull()
  })

  it('is nothing that stands elsewhere on the page', () => {
    const form = new FormStub('[data-view-form]')
    const link = new Stub('a[href^="?"]', '?in.region=West')
    expect(followedForm(at(form, []))).toBeNull()
    expect(followedHref(at(link, []))).toBeNull()
    expect(followedHref(at(link, [link]))).toBe('?in.region=West')
  })
})

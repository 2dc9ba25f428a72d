import { afterEach, describe, expect, it, vi } from 'vitest'
import { createKeptPages, type ReadyPage } from './kept-pages'

const page = (text: string, status = 200): ReadyPage => ({ status, headers: {}, body: Buffer.from(text) })

/** Makes pages that tell how many were made. */
function maker(status = 200) {
  let made = 0
  return async () => {
    made++
    await Promise.resolve()
    return page(`page ${made}`, status)
  }
}

const textOf = async (ready: Promise<ReadyPage>) => (await ready).body.toString()

afterEach(() => void vi.useRealTimers())

describe('kept pages', () => {
  it('are made once for all who ask at once and soon after, and anew when they are old', async () => {
    vi.useFakeTimers()
    const pages = createKeptPages({ ageMsMax: 40, bytesMax: 1000 })
    const make = maker()
    const asked = await Promise.all([1, 2, 3].map(() => textOf(pages.get('a', make))))
    expect(asked).toEqual(['page 1', 'page 1', 'page 1'])
    expect(await textOf(pages.get('a', make))).toBe('page 1')
    expect(await textOf(pages.get('b', make))).toBe('page 2')
    vi.advanceTimersByTime(41)
    expect(await textOf(pages.get('a', make))).toBe('page 3')
  })

  it('are none that went wrong', async () => {
    const pages = createKeptPages({ ageMsMax: 60_000, bytesMax: 1000 })
    const make = maker(500)
    expect(await textOf(pages.get('a', make))).toBe('page 1')
    expect(await textOf(pages.get('a', make))).toBe('page 2')
    await expect(pages.get('b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await textOf(pages.get('b', maker()))).toBe('page 1')
  })

  it('are not tried again for a while where that was asked for', async () => {
    vi.useFakeTimers()
    const failedMs = (error: unknown) => ((error as Error).message === 'costly' ? 50 : 0)
    const pages = createKeptPages({ ageMsMax: 60_000, bytesMax: 1000, failedMs })
    for (const message of ['costly', 'cheap'])
      await expect(pages.get(message, () => Promise.reject(new Error(message)))).rejects.toThrow(message)
    await expect(pages.get('costly', maker())).rejects.toThrow('costly')
    expect(await textOf(pages.get('cheap', maker()))).toBe('page 1')
    vi.advanceTimersByTime(51)
    expect(await textOf(pages.get('costly', maker()))).toBe('page 1')
  })

  it('are the newest within so many bytes', async () => {
    const pages = createKeptPages({ ageMsMax: 60_000, bytesMax: 12 })
    for (const key of ['a', 'b', 'c']) await pages.get(key, async () => page('6bytes'))
    expect(await textOf(pages.get('c', async () => page('anew')))).toBe('6bytes')
    expect(await textOf(pages.get('a', async () => page('anew')))).toBe('anew')
  })
})

import { describe, expect, it } from 'vitest'
import { createUploadSlots, type UploadSlots } from './upload-slots'

type End = (how: 'well' | 'badly') => void

/** Uploads that end when they are told to. */
function hold(slots: UploadSlots, accountId: string) {
  let end: End = () => undefined
  const upload = slots.read(
    accountId,
    () =>
      new Promise<string>((resolve, reject) => {
        end = (how) => (how === 'well' ? resolve('read') : reject(new Error('broken')))
      }),
  )
  upload.catch(() => undefined)
  return { upload, end: (how: 'well' | 'badly') => end(how) }
}

describe('the slots of uploads', () => {
  it('refuse one too many with a time to try again, and are free when an upload has ended, however it ended', async () => {
    const slots = createUploadSlots(2)
    const [first, second] = [hold(slots, 'a'), hold(slots, 'b')]
    const refusal = { code: 'overloaded', status: 503, retryAfterSeconds: 5 }
    await expect(hold(slots, 'c').upload).rejects.toMatchObject(refusal)
    first.end('badly')
    await expect(first.upload).rejects.toThrow('broken')
    const third = hold(slots, 'c')
    await expect(hold(slots, 'd').upload).rejects.toMatchObject(refusal)
    for (const { end } of [second, third]) end('well')
    expect(await Promise.all([second.upload, third.upload])).toEqual(['read', 'read'])
    expect(await slots.read('a', async () => 'again')).toBe('again')
  })

  it('are left to others by an account that takes all it can', async () => {
    const slots = createUploadSlots(32)
    const crowd = Array.from({ length: 40 }, () => hold(slots, 'crowd'))
    const refusals = await Promise.all(
      crowd.slice(16).map(({ upload }) => upload.catch((error: unknown) => error)),
    )
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 })
    for (const other of ['a', 'b', 'c']) expect(await slots.read(other, async () => other)).toBe(other)
    crowd[0]?.end('well')
    await crowd[0]?.upload
    expect(await slots.read('crowd', async () => 'again')).toBe('again')
  })
})

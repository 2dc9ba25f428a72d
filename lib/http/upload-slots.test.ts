import { describe, expect, it } from 'vitest'
import { createUploadSlots } from './upload-slots'

describe('the slots of uploads', () => {
  it('refuse one too many with a time to try again, and are free when an upload has ended, however it ended', async () => {
    const slots = createUploadSlots(2)
    const ends: ((how: 'well' | 'badly') => void)[] = []
    const upload = () =>
      slots.read(
        () =>
          new Promise<string>((resolve, reject) => {
            ends.push((how) => (how === 'well' ? resolve('read') : reject(new Error('broken'))))
          }),
      )
    const [first, second] = [upload(), upload()]
    await expect(upload()).rejects.toMatchObject({ code: 'overloaded', status: 503, retryAfterSeconds: 5 })
    ends[0]?.('badly')
    await expect(first).rejects.toThrow('broken')
    const third = upload()
    await expect(upload()).rejects.toMatchObject({ code: 'overloaded' })
    for (const end of ends.slice(1)) end('well')
    expect(await Promise.all([second, third])).toEqual(['read', 'read'])
    expect(await slots.read(async () => 'again')).toBe('again')
  })
})

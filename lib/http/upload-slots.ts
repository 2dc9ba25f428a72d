import { ServiceError } from '@/lib/services/errors'

/** An upload holds a file handle and some buffers, 2 to 5 MB; so many at once stay below 200 MB. */
const uploadsMax = 32
const tryAgainSeconds = 5

/** Kept on the global object: each bundle of the web server has its own copy of this module. */
const kept = globalThis as { readoutUploadSlots?: UploadSlots }

export interface UploadSlots {
  /** Reads one upload of an account, unless so many are being read that it is refused with a time to try again. */
  read: <Form>(accountId: string, work: () => Promise<Form>) => Promise<Form>
}

/** The uploads that this process reads at once: a crowd of them must not take its memory. */
export function uploadSlots(): UploadSlots {
  kept.readoutUploadSlots ??= createUploadSlots(uploadsMax)
  return kept.readoutUploadSlots
}

/** Of those that are left an account takes as many as it holds and no more, so that one account leaves half to others. */
export function createUploadSlots(slotsMax: number): UploadSlots {
  const takenBy = new Map<string, number>()
  const takenByAll = () => [...takenBy.values()].reduce((sum, taken) => sum + taken, 0)
  return {
    read: async (accountId, work) => {
      const own = takenBy.get(accountId) ?? 0
      const left = slotsMax - takenByAll()
      if (left === 0) throw overloaded()
      if (own >= left) throw tooManyOfOne()
      takenBy.set(accountId, own + 1)
      try {
        return await work()
      } finally {
        const others = (takenBy.get(accountId) ?? 1) - 1
        if (others > 0) takenBy.set(accountId, others)
        else takenBy.delete(accountId)
      }
    },
  }
}

const overloaded = () =>
  new ServiceError('overloaded', {
    message: 'Too many uploads are coming in at this moment. Send the file again in a few seconds.',
    retryAfterSeconds: tryAgainSeconds,
  })

const tooManyOfOne = () =>
  new ServiceError('rate_limited', {
    message:
      'Too many uploads of this account are coming in at once. Send the file again when one has ended.',
    retryAfterSeconds: tryAgainSeconds,
  })

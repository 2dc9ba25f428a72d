import { ServiceError } from '@/lib/services/errors'

/** An upload holds a file handle and some buffers, 2 to 5 MB; so many at once stay below 200 MB. */
const uploadsMax = 32
const tryAgainSeconds = 5

/** Kept on the global object: each bundle of the web server has its own copy of this module. */
const kept = globalThis as { readoutUploadSlots?: UploadSlots }

export interface UploadSlots {
  /** Reads one upload, unless so many are being read that it is refused with `overloaded`. */
  read: <Form>(work: () => Promise<Form>) => Promise<Form>
}

/** The uploads that this process reads at once: a crowd of them must not take its memory. */
export function uploadSlots(): UploadSlots {
  kept.readoutUploadSlots ??= createUploadSlots(uploadsMax)
  return kept.readoutUploadSlots
}

export function createUploadSlots(slotsMax: number): UploadSlots {
  let taken = 0
  return {
    read: async (work) => {
      if (taken >= slotsMax) throw overloaded()
      taken++
      try {
        return await work()
      } finally {
        taken--
      }
    },
  }
}

const overloaded = () =>
  new ServiceError('overloaded', {
    message: 'Too many uploads are coming in at this moment. Send the file again in a few seconds.',
    retryAfterSeconds: tryAgainSeconds,
  })

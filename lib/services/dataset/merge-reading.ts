import type { Regenerate } from '@/lib/contracts/generation'
import type { Generation } from '@/lib/db/generated/client'

/** How an owner wants the file read: as given now, else as it was when the dashboard was last made; null takes it back. */
export function mergeReading(
  made: Pick<Generation, 'sheet' | 'shape'>,
  given: Pick<Regenerate, 'sheet' | 'shape'>,
) {
  const sheet = given.sheet === undefined ? made.sheet : given.sheet
  // the shape was chosen for another sheet
  const kept = sheet === made.sheet ? made.shape : null
  const shape = given.shape === undefined ? kept : given.shape
  return { sheet, shape, isOtherTable: sheet !== made.sheet || shape !== made.shape }
}

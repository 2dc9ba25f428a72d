import { isLooseMissingToken } from './missing-tokens'
import type { TextDraft } from './text-draft'

/**
 * The distinct texts of a column as their values are written from now on; what has no value stays, but for
 * words that say that it is missing. `changed` tells whether any value is written otherwise than before; the
 * draft's own texts are given where nothing is.
 */
export function rewriteTexts(
  draft: TextDraft,
  numbers: Float64Array,
  write: (value: number) => string,
): { texts: (string | null)[]; changed: boolean } {
  let changed = false
  let same = true
  const texts = draft.texts.map((text, index) => {
    if (draft.missing[index]) return text
    if (Number.isNaN(numbers[index]!)) {
      if (!isLooseMissingToken(text)) return text
      same = false
      return null
    }
    const written = write(numbers[index]!)
    if (written !== text) changed = true
    return written
  })
  return { texts: same && !changed ? draft.texts : texts, changed }
}

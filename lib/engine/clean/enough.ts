import type { TextDraft } from './text-draft'

/** From this share of readable rows on a few unreadable texts don't matter. */
const shareMin = 0.9
/** With very few distinct unreadable texts (odd marks for "missing") a smaller share will do. */
const shareWithMarksMin = 0.5
const marksMax = 3
/** At least so many readable distinct texts for each odd mark. */
const readablePerMarkMin = 4
/** From this share on, texts such as `V57` among numbers show codes. */
const codeShareMax = 0.005
const codeDistinctMin = 2
const codeLike = /^[a-z]{1,4}[-_ ]?\d+\w*$|^\d+[-_]?[a-z]{1,4}\d*$/i

/**
 * Whether enough of the distinct texts could be read (`numbers` is not NaN) for the column to count as one of this
 * kind. Texts that `isMark` takes for a missing value don't count.
 */
export function isEnough(
  draft: TextDraft,
  numbers: Float64Array,
  isMark: (text: string) => boolean,
): boolean {
  const tally = { rows: 0, distinct: 0, badRows: 0, badDistinct: 0, codeRows: 0, codeDistinct: 0 }
  for (let index = 0; index < numbers.length; index++) {
    if (draft.missing[index]) continue
    const rows = draft.counts[index]!
    if (!Number.isNaN(numbers[index]!)) {
      tally.rows += rows
      tally.distinct++
    } else if (!isMark(draft.texts[index]!)) {
      tally.badRows += rows
      tally.badDistinct++
      if (codeLike.test(draft.texts[index]!)) {
        tally.codeRows += rows
        tally.codeDistinct++
      }
    }
  }
  const total = tally.rows + tally.badRows
  if (tally.rows === 0) return false
  if (tally.badRows === 0) return tally.rows >= shareWithMarksMin * draft.filled
  if (tally.codeDistinct >= codeDistinctMin && tally.codeRows > codeShareMax * total) return false
  if (tally.rows >= shareMin * total) return true
  if (tally.badDistinct > marksMax || tally.rows < shareWithMarksMin * total) return false
  return tally.distinct >= readablePerMarkMin * tally.badDistinct
}

import { type Invariant, withoutWords } from './invariant'

const extreme = /\b(?:highest|lowest|largest|smallest|most|least)\b/i

/** Where only a sample is drawn, its highest is not called the highest: that may be among what is left out. */
export const sampledExtreme: Invariant = {
  card(block) {
    if (block.type !== 'geomap') return block
    const { total_rows, rows } = block.data_preview
    const isSampled = total_rows !== undefined && total_rows > rows.length
    return isSampled && extreme.test(block.description) ? withoutWords(block) : block
  },
}

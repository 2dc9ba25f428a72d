import { type CellKind, inferCellKind } from '../read/csv/cell-kind'
import type { TextColumn } from '../table/text-table'
import type { Told } from './told-once'

/** Of what is told under one name, what is of one kind. */
const kindShareMin = 0.8
const [number, date, word, none] = [0, 1, 2, 3]
const likeKinds: Record<CellKind, number> = { number, date, time: date, word, text: word, blank: none }

/** What the texts of a column are, each looked at once. */
export class KindsOfTexts {
  readonly #byCode: Uint8Array

  constructor({ values }: TextColumn) {
    this.#byCode = Uint8Array.from(values, (text) => likeKinds[inferCellKind(text)])
  }

  /** Whether there are numbers beside dates or words at all. */
  mayBeUnlike(): boolean {
    const kinds = this.#byCode
    return kinds.includes(number) && (kinds.includes(date) || kinds.includes(word))
  }

  /** Numbers under some names, and dates or words under others. */
  areUnlike({ attribute, value, things }: Pick<Told, 'attribute' | 'value' | 'things'>): boolean {
    const counts = new Float64Array(attribute.values.length * none)
    for (let row = 0; row < things.length; row++) {
      const kind = things[row]! < 0 ? none : this.#byCode[value.codes[row]!]!
      if (kind !== none) counts[attribute.codes[row]! * none + kind]!++
    }
    const kinds = attribute.values.map((_, code) => mainKind(counts.subarray(code * none, (code + 1) * none)))
    const known = kinds.filter((kind) => kind !== null)
    const mixed = known.filter((kind) => kind === none).length
    return (
      known.includes(number) && (known.includes(date) || known.includes(word)) && mixed * 4 <= known.length
    )
  }
}

/** What most of them are; `none` where they are mixed, null where there are none. */
function mainKind(counts: Float64Array): number | null {
  const all = counts.reduce((sum, one) => sum + one, 0)
  if (all === 0) return null
  const most = Math.max(...counts)
  return most >= kindShareMin * all ? counts.indexOf(most) : none
}

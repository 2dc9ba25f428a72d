import type { Column } from '../table/table'

/** Regions beside them may be called anything. */
const [placesMin, shareMin] = [2, 0.6]

const compassWords = new Set(
  'north south east west nord süd sud ost osten norden süden westen est ouest ovest norte sur este oeste'.split(
    ' ',
  ),
)

/** Whether the names of columns are of one kind: all of them values of a label, as towns from and to are, or mostly regions by the compass. */
export function areValuesOrPlaces(columns: Column[], labels: Column[]): boolean {
  const names = columns.map(({ name }) => name.trim())
  const places = names.filter(isPlace).length
  return (
    labels.some(({ values }) => names.every((name) => values.includes(name))) ||
    (places >= placesMin && places >= shareMin * names.length)
  )
}

const isPlace = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => compassWords.has(word))

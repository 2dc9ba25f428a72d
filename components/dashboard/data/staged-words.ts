import { additivityWords, roleNames, stepNames } from './column-words'
import type { Staged, Staging } from './staged-changes'

/** Each change in words, as the bar lists them. */
export function stagedWords({ staged, dataset }: Staging): string[] {
  const labelOf = (name: string) => dataset.columns.find((column) => column.name === name)?.label ?? name
  const { roles, overrides, outcome, time, sheet, shape } = staged
  return [
    ...(sheet ? [`read the ${kindOf(dataset, sheet)} “${sheet}”`] : []),
    ...(shape ? [(dataset.shapes ?? []).find((offer) => offer.shape === shape)?.text ?? shape] : []),
    ...(outcome === undefined ? [] : [outcome ? `lead with ${labelOf(outcome)}` : 'lead with what we find']),
    ...(time === undefined ? [] : [time ? `${labelOf(time)} is when it happened` : 'find when it happened']),
    ...Object.entries(roles).map(([column, role]) =>
      role ? `${labelOf(column)} is ${roleNames[role].toLowerCase()}` : `${labelOf(column)} is what we find`,
    ),
    ...Object.entries(overrides).flatMap(([column, change]) => overrideWords(labelOf(column), change)),
    ...undoWords({ staged, dataset }, labelOf),
  ]
}

const kindOf = ({ sheets = [] }: Staging['dataset'], name: string) =>
  sheets.find((one) => one.name === name)?.kind ?? 'sheet'

function overrideWords(column: string, change: Staged['overrides'][string]): string[] {
  const { label, unit, additivity, values } = change ?? {}
  return [
    ...(label === undefined ? [] : [label ? `call ${column} “${label}”` : `call ${column} as we find`]),
    ...(unit === undefined ? [] : [unitWords(column, unit)]),
    ...(additivity === undefined ? [] : [`${column} is ${togetherWords(additivity)}`]),
    ...(values === undefined ? [] : [`say what the values of ${column} mean`]),
  ]
}

function unitWords(column: string, unit: string | null): string {
  if (unit === null) return `${column} is in the unit that we find`
  return unit ? `${column} is in ${unit}` : `${column} has no unit`
}

type Additivity = NonNullable<Staged['overrides'][string]>['additivity']

const togetherWords = (additivity: Additivity) =>
  additivity ? additivityWords[additivity].toLowerCase() : 'put together as we find'

function undoWords({ staged, dataset }: Staging, labelOf: (name: string) => string): string[] {
  return Object.entries(staged.undo).map(([id, isUndone]) => {
    const step = dataset.cleaning.find((one) => one.id === id)
    const name = (step && stepNames[step.step]) ?? 'a cleaning step'
    const where = step?.column ? ` in ${labelOf(step.column)}` : ''
    return `${isUndone ? 'undo' : 'redo'} ${name}${where}`
  })
}

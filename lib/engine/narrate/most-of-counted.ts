import type { Figure } from '@/lib/contracts/claims'
import type { Metric } from '../metric/metric'
import { withValue } from '../profile/value-words'
import type { CardContext } from '../request/card'
import { countFigure } from './count-words'

/** Whose are fewer than this of what is counted do not make it. */
const shareMin = 0.4
/** Of fewer nobody asks whose they are. */
const countedMin = 10

/**
 * `, 41 of the 57 with ulcer 1`: whose most of what a share counts are, by what it differs by most, where the share is highest
 * there too. Null where that is not so, or by a number's bands.
 */
export function mostOfCounted(
  { table, profile, insights }: CardContext,
  { name, column, of }: Metric,
  counted: Figure,
): { text: string; figure: Figure } | null {
  const told = insights.find(({ kind, columns }) => kind === 'group_difference' && columns[0] === name)
  const factor = profile.columns.find((one) => one.name === told?.columns[1] && !one.of)
  if (!factor || counted.value < countedMin) return null
  const { codes, values, derivedFrom } = table.columns[factor.index]!
  if (derivedFrom) return null
  const [yes, rows] = [new Float64Array(values.length), new Float64Array(values.length)]
  const { numbers } = table.columns[column!]!
  for (let row = 0; row < codes.length; row++) {
    const [code, value] = [codes[row]!, numbers![row]!]
    if (code < 0 || Number.isNaN(value)) continue
    yes[code]! += value
    rows[code]!++
  }
  const most = yes.indexOf(Math.max(...yes))
  const highest = [...yes].every((own, at) => own / (rows[at] || 1) <= yes[most]! / rows[most]!)
  if (!highest || yes[most]! < shareMin * counted.value || yes[most] === counted.value) return null
  const value = values[most]!
  const figure = countFigure(yes[most]!, null, [of!, { column: factor.name, op: '=', value }])
  return { text: `, ${figure.text} of the ${counted.text} ${withValue(factor, value)}`, figure }
}

import type { Figure } from '@/lib/contracts/claims'
import { briefWhere, whereWords } from './where-words'

/** More bars are no small picture. */
const barsMax = 6
const [shareMeasures, levelMeasures] = [/^share/, /^(?:sum|avg|median|count)\b/]

/** The numbers that a claim sets beside each other, as bars; nothing where there are no two of a kind. */
export function FigureBars({ figures }: { figures: Figure[] }) {
  const bars = likeFigures(figures)
  const most = Math.max(...bars.map(({ value }) => value))
  if (bars.length < 2 || !(most > 0)) return null
  return (
    <ul className="grid max-w-lg grid-cols-[fit-content(50%)_minmax(3rem,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-xs">
      {bars.map((figure) => (
        <li key={keyOf(figure)} className="contents">
          <span className="truncate text-muted" title={whereWords(figure)}>
            {briefWhere(figure)}
          </span>
          <span aria-hidden className="h-2 rounded-full bg-sunken">
            <span
              className="block h-2 rounded-full bg-accent"
              style={{ width: `${(figure.value / most) * 100}%` }}
            />
          </span>
          <span className="figures text-right font-medium">{figure.text}</span>
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ text, measure, column, filters }: Figure) => JSON.stringify([text, measure, column, filters])

/** The largest lot of numbers of one kind, in their order. */
function likeFigures(figures: Figure[]): Figure[] {
  const kinds = new Map<string, Map<string, Figure>>()
  for (const figure of figures.filter(isDrawn)) {
    const kind = kindOf(figure)
    kinds.set(kind, (kinds.get(kind) ?? new Map()).set(keyOf(figure), figure))
  }
  const lots = [...kinds.values()].map((lot) => [...lot.values()])
  return lots.reduce((best, lot) => (lot.length > best.length ? lot : best), []).slice(0, barsMax)
}

const isDrawn = ({ value, measure }: Figure) =>
  value >= 0 && (shareMeasures.test(measure) || levelMeasures.test(measure))

/** A part of what is counted beside its part of the rows; a period beside what periods usually come to. */
const kindOf = ({ measure, column }: Figure) =>
  shareMeasures.test(measure) ? 'share' : `${measure.replace(/^\w+\((\w+) by .*$/, '$1')} ${column}`

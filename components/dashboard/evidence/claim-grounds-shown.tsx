import type { Evidence } from '@/lib/contracts/claims'
import { formatCount } from '@/lib/format/format-count'
import { claimWords, drawsOf, stabilityWords } from './claim-words'
import { EvidenceNumbers } from './evidence-numbers'
import { FigureBars } from './figure-bars'
import { rowLots } from './row-lots'

export interface ClaimGroundsProps {
  /** Where on the page that stands which they are of. */
  anchor: string
  evidence: Evidence
  /** Where its reader can look through the rows of the table, if anywhere. */
  rowsPath?: string
}

export function ClaimGroundsShown({ anchor, evidence, rowsPath }: ClaimGroundsProps) {
  const { sentence } = claimWords(evidence)
  const stability = drawsOf(evidence)
  const { figures } = evidence
  return (
    <>
      <p className="figures max-w-prose">
        {sentence} {stability ? stabilityWords(stability) : null}
      </p>
      {stability ? <Draws {...stability} /> : null}
      <FigureBars figures={figures} />
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs">
        {rowsPath ? <RowLinks evidence={evidence} rowsPath={rowsPath} /> : null}
        <a href={`#${anchor}`} className="text-muted underline underline-offset-2 hover:text-ink">
          Link to this
        </a>
      </p>
      <details>
        <summary className="w-fit cursor-pointer rounded-sm text-xs text-muted hover:text-ink">
          How it was computed
        </summary>
        <div className="mt-3">
          <EvidenceNumbers evidence={evidence} />
        </div>
      </details>
    </>
  )
}

/** In how many of the draws it holds. */
function Draws({ held, resamples }: NonNullable<Evidence['stability']>) {
  return (
    <span aria-hidden className="block h-1.5 w-full max-w-lg overflow-hidden rounded-full bg-sunken">
      <span className="block h-1.5 bg-good" style={{ width: `${(held / resamples) * 100}%` }} />
    </span>
  )
}

const linksMax = 2

/** To the rows behind its numbers, each lot once. */
const RowLinks = ({ evidence, rowsPath }: { evidence: Evidence; rowsPath: string }) =>
  rowLots(evidence.figures)
    .slice(0, linksMax)
    .map(({ query, text, rows }) => (
      <a
        key={query}
        href={`${rowsPath}${query && `?${query}`}#rows`}
        className="inline-flex min-h-6 items-center text-accent underline-offset-2 hover:underline"
      >
        The {rows === null ? 'rows' : `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`} behind {text}
      </a>
    ))

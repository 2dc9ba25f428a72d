import { Badge } from '@/components/ui/badge'
import { FoldMark } from '@/components/ui/fold-mark'
import type { Evidence } from '@/lib/contracts/claims'
import { ClaimGrounds } from './claim-grounds'
import { claimWords } from './claim-words'

interface ClaimMarkProps {
  /** What it stands beside, for those who hear it. */
  title: string
  /** Where that is on the page. */
  anchor: string
  evidence: Evidence
  /** Where its reader can look through the rows of the table, if anywhere. */
  rowsPath?: string
}

/** How sure a claim is, and on being asked what that rests on: in its place, with no script. */
export function ClaimMark({ title, anchor, evidence, rowsPath }: ClaimMarkProps) {
  const { mark, tone, caution } = claimWords(evidence)
  return (
    <details className="mt-2 print:hidden">
      <summary
        aria-label={`${mark}: what “${title}” rests on`}
        className="flex w-fit cursor-pointer list-none flex-wrap items-center gap-x-1.5 gap-y-0.5 rounded-sm text-xs text-muted hover:text-ink [&_svg]:size-3.5"
      >
        <FoldMark />
        {tone ? <Badge tone={tone}>{mark}</Badge> : mark}
        {caution ? <span className="figures">{caution}</span> : null}
      </summary>
      <ClaimGrounds anchor={anchor} evidence={evidence} rowsPath={rowsPath} />
    </details>
  )
}

'use client'

import { RefreshCw } from 'lucide-react'
import { Chip } from '@/components/ui/chip'
import { RegenerateDialog } from './regenerate-dialog'
import { replaceClause } from './replace-clause'

interface TryInsteadProps {
  dashboardId: string
  /** Those that it was made with. */
  instructions: string
  clause: string
  /** Requests that may stand in the clause's place. */
  offers: string[]
}

/** What could be asked in the place of a clause, each a click away from being done. */
export function TryInstead({ clause, offers, ...given }: TryInsteadProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
      <span className="text-xs text-muted">Try instead</span>
      <ul aria-label={`Instead of “${clause}”`} className="contents">
        {offers.map((offer) => (
          <li key={offer} className="min-w-0">
            <Offer {...given} clause={clause} offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OfferProps extends Omit<TryInsteadProps, 'offers'> {
  offer: string
}

function Offer({ dashboardId, instructions: before, clause, offer }: OfferProps) {
  const { instructions, at } = replaceClause(before, clause, offer)
  return (
    <RegenerateDialog
      dashboardId={dashboardId}
      instructions={instructions}
      changed={{ from: clause, to: offer, at }}
      columns={[]}
      trigger={
        <Chip>
          <RefreshCw aria-hidden />
          {offer}
        </Chip>
      }
    />
  )
}

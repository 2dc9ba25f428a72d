'use client'

import { lazy, Suspense, useState } from 'react'
import { asServed, useIsHydrating } from '@/components/ui/as-served'
import type { ClaimGroundsProps } from './claim-grounds-shown'

const ClaimGroundsShown = lazy(async () => ({
  default: (await import('./claim-grounds-shown')).ClaimGroundsShown,
}))

/**
 * What a claim rests on. The server writes it into the page, where it stays as it is; its code is fetched where the claim
 * becomes another, or no server wrote it.
 */
export function ClaimGrounds(grounds: ClaimGroundsProps) {
  const [isServed] = useState(useIsHydrating())
  const [first] = useState(grounds.evidence)
  const className = 'mt-2 flex flex-col gap-3 border-l-2 pl-4 text-sm'
  if (typeof window !== 'undefined' && isServed && first === grounds.evidence) {
    return <div className={className} {...asServed} />
  }
  const shown = <ClaimGroundsShown {...grounds} />
  return (
    <div className={className}>
      {typeof window === 'undefined' ? shown : <Suspense fallback={null}>{shown}</Suspense>}
    </div>
  )
}

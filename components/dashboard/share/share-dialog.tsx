'use client'

import { Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { Plan } from '@/lib/contracts/account'

const ShareLinks = lazy(() => import('./share-links').then((module) => ({ default: module.ShareLinks })))

/** The links of a dashboard: who sees it, until when, and how often they did. */
export function ShareDialog({ dashboardId, plan }: { dashboardId: string; plan: Plan }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="solid">
          <Share2 aria-hidden />
          Share
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Share this dashboard"
        description="Each link shows the dashboard; the file stays with you unless you allow its data."
      >
        <Suspense fallback={<Skeleton className="h-32" />}>
          <ShareLinks dashboardId={dashboardId} plan={plan} />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}

'use client'

import { Download } from 'lucide-react'
import { type ComponentProps, lazy } from 'react'
import { Button } from '@/components/ui/button'
import { OnDemand } from '@/components/ui/on-demand'

const load = () => import('./export-menu-open')
const ExportMenuOpen = lazy(() => load().then((module) => ({ default: module.ExportMenuOpen })))

export interface Exported {
  /** Whose PDF it is: an owner's dashboard, or what a link shows. */
  of: 'dashboard' | 'share-link'
  id: string
  title: string
  /** The plan does not print. */
  isLocked?: boolean
}

/** The dashboard as a document. */
export function ExportMenu(exported: Exported) {
  return (
    <OnDemand load={load} waiting={(props) => <ExportButton {...props} />}>
      <ExportMenuOpen {...exported} button={(props) => <ExportButton {...props} />} />
    </OnDemand>
  )
}

function ExportButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props}>
      <Download aria-hidden />
      Export
    </Button>
  )
}

'use client'

import { Download } from 'lucide-react'
import { type ComponentProps, lazy } from 'react'
import { Button } from '@/components/ui/button'
import { OnDemand } from '@/components/ui/on-demand'
import type { Exported } from './export-menu-open'

const load = () => import('./export-menu-open')
const ExportMenuOpen = lazy(() => load().then((module) => ({ default: module.ExportMenuOpen })))

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

import { renderToStaticMarkup } from 'react-dom/server'
import type { PrintedDashboardProps } from '@/components/dashboard/printed-dashboard'
import { fillSlot } from '@/components/share-page/fill-slot'
import { jsonForScript } from '@/components/share-page/page-data'
import { PrintDocument, type PrintFiles, printDataSlot } from './print-document'

/** The page of a dashboard to be printed, as HTML. */
export function renderPrintPage(props: PrintedDashboardProps, files: PrintFiles): string {
  const { title, description } = props.dashboard
  const html = renderToStaticMarkup(<PrintDocument {...{ title, description, files }} />)
  return `<!DOCTYPE html>${fillSlot(html, printDataSlot, jsonForScript(props))}`
}

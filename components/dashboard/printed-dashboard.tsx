import '@/lib/format/foreign-periods'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { DashboardHeading } from './dashboard-heading'
import { DashboardView } from './dashboard-view'
import { formatDay } from './format-day'
import { Narrative } from './narrative'
import { PrintReady } from './print-ready'

export interface PrintedDashboardProps {
  dashboard: Dashboard
  /** Where anybody can see it, if anywhere, and when it was put on paper: at the foot of every page. */
  url: string | null
  printedOn: string
}

/** A dashboard on paper: the dashboard, its tables whole where they take a page at most, and where it comes from. */
export function PrintedDashboard({ dashboard, url, printedOn }: PrintedDashboardProps) {
  const { layout, chart_blocks: blocks } = dashboard
  const made = formatDay(dashboard.last_generated_at ?? dashboard.created_at)
  return (
    <div data-paper className="space-y-4">
      <style>{footOf(url, formatDay(printedOn))}</style>
      <div className="mb-4">
        <DashboardHeading
          title={dashboard.title}
          description={dashboard.description}
          language={dashboard.layout.language}
          facts={`From ${dashboard.dataset.name} · made ${made}`}
        />
      </div>
      <DashboardView picture={{ layout, blocks }} wholeTables />
      <Narrative snippets={layout.narrative_snippets} />
      <PrintReady />
    </div>
  )
}

const footOf = (url: string | null, day: string) =>
  `@page { @bottom-left { content: ${cssText(url ? `${url} · ${day}` : day)} } }`

/** A CSS string; the escapes keep it a string, and the style element one element. */
const cssText = (text: string) =>
  `"${text.replace(/[^\w .:/·-]/gu, (char) => `\\${char.codePointAt(0)?.toString(16)} `)}"`

import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { SharedDashboard as Shared } from '@/lib/contracts/dashboard'
import { DashboardHeading } from './dashboard-heading'
import { DashboardView } from './dashboard-view'
import { ExportMenu } from './export-menu'
import { formatDay } from './format-day'
import { Narrative } from './narrative'
import { SectionNav } from './section-nav'
import { sectionsOf } from './sections-of'
import { ViewerNotes } from './viewer-notes'

/** A dashboard as a viewer sees it: the dashboard and nothing else. */
export function SharedDashboard({
  whole,
  view: { dashboard, share_link, notes },
  filters,
}: {
  view: Shared
  /** Its cards of the whole table, where they are of some rows. */
  whole?: Shared['dashboard']['chart_blocks']
  filters?: ReactNode
}) {
  const { layout: stored, chart_blocks: blocks } = dashboard
  const { narrative_snippets: snippets, narrative_evidence: evidence } = stored
  // the cards need none of it, and it would cross the wire once more
  const layout = { ...stored, narrative_evidence: undefined }
  const made = formatDay(dashboard.last_generated_at ?? dashboard.created_at)
  const ends = share_link.expires_at ? ` · link ends ${formatDay(share_link.expires_at)}` : ''
  return (
    <div className="flex flex-col gap-4 print:block print:space-y-4">
      <div className="mb-4">
        <DashboardHeading
          title={dashboard.title}
          description={dashboard.description}
          language={dashboard.layout.language}
          facts={`From ${dashboard.dataset.name} · made ${made}${ends}`}
          actions={<Saved view={{ dashboard, share_link }} />}
        />
      </div>
      {filters}
      <SectionNav sections={sectionsOf(blocks, layout, notes !== undefined)} />
      <DashboardView
        picture={{ layout, blocks, whole }}
        scrollable={share_link.allow_scrollable_cards}
        canDownload={share_link.allow_data_download}
      />
      <Narrative snippets={snippets} evidence={evidence} above={blocks} />
      {notes ? <ViewerNotes notes={notes} /> : null}
    </div>
  )
}

/** What the link lets its viewers keep. */
function Saved({ view: { dashboard, share_link } }: { view: Pick<Shared, 'dashboard' | 'share_link'> }) {
  const { id, allow_data_download, allow_pdf_export } = share_link
  if (!allow_data_download && !allow_pdf_export) return null
  return (
    <>
      {allow_data_download ? <DownloadData linkId={id} /> : null}
      {allow_pdf_export ? <ExportMenu of="share-link" id={id} title={dashboard.title} /> : null}
    </>
  )
}

/** A plain link: it needs no script. */
function DownloadData({ linkId }: { linkId: string }) {
  return (
    <Button asChild className="print:hidden">
      <a href={`/api/share/${linkId}/cleaned.csv/`} download>
        <Download aria-hidden />
        Data as CSV
      </a>
    </Button>
  )
}

import { RefreshCw, TableProperties } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { suggestFromProfile } from '@/components/upload/suggest-from-profile'
import type { Plan } from '@/lib/contracts/account'
import type { Dashboard } from '@/lib/contracts/dashboard'
import type { DashboardChanges } from '@/lib/contracts/dashboard-changes'
import type { Generation } from '@/lib/contracts/generation'
import { formatCount } from '@/lib/format/format-count'
import { BeforeAfter } from './before/before-after'
import { DashboardHeading } from './dashboard-heading'
import { DashboardView } from './dashboard-view'
import { DataNotes } from './data-notes'
import { Editable, EditButton } from './editing/editable'
import { ExportMenu } from './export-menu'
import { formatDay } from './format-day'
import { InstructionReport } from './instruction-report'
import { Narrative } from './narrative'
import { QuestionsLink } from './questions-link'
import { RegenerateDialog } from './regenerate-dialog'
import { SectionNav } from './section-nav'
import { sectionsOf } from './sections-of'
import { ShareDialog } from './share/share-dialog'
import { SubjectQuestion } from './subject-question'
import { WithForeignPeriods } from './with-foreign-periods'

interface OwnerDashboardProps {
  dashboard: Dashboard
  /** Its cards of the whole table, where they are of some rows. */
  whole?: Dashboard['chart_blocks']
  /** The one that made it last. */
  generation: Generation | null
  plan: Plan
  /** What making it anew has changed. */
  changes?: DashboardChanges
  filters?: ReactNode
}

/** A dashboard as its owner sees it: with its link, and the report on how it was made. */
export function OwnerDashboard({
  dashboard,
  whole,
  generation,
  plan,
  changes,
  filters,
}: OwnerDashboardProps) {
  const { chart_blocks: blocks, layout } = dashboard
  const payload = generation?.payload ?? null
  const rowsPath = `/dashboards/${dashboard.id}/data/`
  return (
    <WithForeignPeriods>
      <Editable dashboardId={dashboard.id} suggestions={suggestFromProfile(payload?.columns ?? [])}>
        <div className="flex flex-col gap-4">
          <div className="mb-4">
            <DashboardHeading
              title={dashboard.title}
              description={dashboard.description}
              language={dashboard.layout.language}
              facts={factsOf(dashboard, generation)}
              actions={
                <>
                  <EditButton />
                  <RegenerateDialog
                    dashboardId={dashboard.id}
                    instructions={generation?.instructions ?? ''}
                    columns={payload?.columns ?? []}
                    sheets={payload?.sheets}
                    shapes={payload?.shapes}
                    subject={payload?.subject}
                    trigger={
                      <Button>
                        <RefreshCw aria-hidden />
                        Regenerate
                      </Button>
                    }
                  />
                  <Button asChild>
                    <Link href={`/dashboards/${dashboard.id}/data/`}>
                      <TableProperties aria-hidden />
                      Data
                    </Link>
                  </Button>
                  <ExportMenu
                    of="dashboard"
                    id={dashboard.id}
                    title={dashboard.title}
                    isLocked={plan !== 'premium'}
                  />
                  <ShareDialog dashboardId={dashboard.id} plan={plan} />
                </>
              }
            />
          </div>
          {changes ? <BeforeAfter key={changes.before} dashboardId={dashboard.id} changes={changes} /> : null}
          <InstructionReport
            clauses={payload?.instructions ?? []}
            cardTitles={titlesByPosition(blocks)}
            plannedBy={payload?.planned_by}
            dashboardId={dashboard.id}
            instructions={generation?.instructions ?? ''}
          />
          {payload?.subject ? <SubjectQuestion dashboardId={dashboard.id} subject={payload.subject} /> : null}
          <QuestionsLink rowsPath={rowsPath} questions={payload?.questions} />
          {filters}
          <SectionNav hasHead sections={sectionsOf(blocks, layout, payload !== null)} />
          <DashboardView
            picture={{ layout, blocks, whole }}
            rowsPath={rowsPath}
            scrollable={generation?.share_link?.allow_scrollable_cards}
          />
          <Narrative
            snippets={layout.narrative_snippets}
            evidence={layout.narrative_evidence}
            above={blocks}
            rowsPath={rowsPath}
          />
          {payload ? <DataNotes payload={payload} /> : null}
        </div>
      </Editable>
    </WithForeignPeriods>
  )
}

/** With a hole where a card is removed or hidden. */
const titlesByPosition = (blocks: Dashboard['chart_blocks']): (string | undefined)[] =>
  blocks.reduce<(string | undefined)[]>((titles, { position, title }) => {
    titles[position] = title
    return titles
  }, [])

function factsOf(dashboard: Dashboard, generation: Generation | null): string {
  const rows = generation?.payload?.counts.rows
  return [
    dashboard.dataset.name,
    rows === undefined ? null : `${formatCount(rows)} rows`,
    `made ${formatDay(dashboard.last_generated_at ?? dashboard.created_at)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

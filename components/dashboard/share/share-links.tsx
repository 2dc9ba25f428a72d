'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSaveShareLink, useShareLinks } from '@/components/hooks/use-share-links'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { Plan } from '@/lib/contracts/account'
import type { ManagedShareLink } from '@/lib/contracts/share-link'
import { ShareLinkForm } from './share-link-form'
import { ShareLinkRow } from './share-link-row'

interface ShareLinksProps {
  dashboardId: string
  plan: Plan
}

/** The list of links, or the form of the one that is made or changed. */
export function ShareLinks({ dashboardId, plan }: ShareLinksProps) {
  const { data, error, refetch } = useShareLinks(dashboardId)
  const save = useSaveShareLink(dashboardId)
  const [edited, setEdited] = useState<ManagedShareLink | 'new' | null>(null)
  const edit = (link: ManagedShareLink | 'new' | null) => {
    save.reset()
    setEdited(link)
  }
  if (edited) {
    const link = edited === 'new' ? null : edited
    return (
      <ShareLinkForm
        link={link}
        isLocked={plan === 'free'}
        error={save.error}
        isSaving={save.isPending}
        onCancel={() => edit(null)}
        onSave={(input) => save.mutate({ id: link?.id ?? null, input }, { onSuccess: () => edit(null) })}
      />
    )
  }
  if (error && !data) {
    return (
      <Notice tone="bad" title={error.message}>
        <Button onClick={() => refetch()}>Try again</Button>
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {data ? (
        <LinkList dashboardId={dashboardId} links={data.items} onEdit={edit} />
      ) : (
        <Skeleton className="h-32" />
      )}
      <Button onClick={() => edit('new')} className="self-start">
        <Plus aria-hidden />
        New link
      </Button>
    </div>
  )
}

interface LinkListProps {
  dashboardId: string
  links: ManagedShareLink[]
  onEdit: (link: ManagedShareLink) => void
}

/** Links that lead somewhere first; the others behind a fold. */
function LinkList({ dashboardId, links, onEdit }: LinkListProps) {
  const open = links.filter(({ state }) => state === 'active')
  const over = links.filter(({ state }) => state !== 'active')
  const rowsOf = (some: ManagedShareLink[]) => (
    <ul className="flex flex-col divide-y rounded-lg border">
      {some.map((link) => (
        <ShareLinkRow key={link.id} dashboardId={dashboardId} link={link} onEdit={() => onEdit(link)} />
      ))}
    </ul>
  )
  return (
    <>
      {open.length > 0 ? (
        rowsOf(open)
      ) : (
        <p className="text-sm text-muted">No link is open: only you see this.</p>
      )}
      {over.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-sm text-muted">
            {over.length} closed {over.length === 1 ? 'link' : 'links'}
          </summary>
          <div className="mt-3">{rowsOf(over)}</div>
        </details>
      ) : null}
    </>
  )
}

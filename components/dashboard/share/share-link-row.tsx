'use client'

import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import { useRevokeShareLink } from '@/components/hooks/use-share-links'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import type { ManagedShareLink } from '@/lib/contracts/share-link'
import { formatDay } from '../format-day'
import { ShareViews } from './share-views'

interface ShareLinkRowProps {
  dashboardId: string
  link: ManagedShareLink
  onEdit: () => void
}

/** One link: its address, who may see it, until when, how often it was seen, and what can be done with it. */
export function ShareLinkRow({ dashboardId, link, onEdit }: ShareLinkRowProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [showsViews, setShowsViews] = useState(false)
  const isOpen = link.state === 'active'
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 text-sm font-medium break-words">{link.name ?? 'Link'}</p>
        <LinkBadges link={link} />
      </div>
      {isOpen ? <LinkAddress link={link} /> : null}
      <p className="text-sm break-words text-muted">{whoAndUntilWhen(link)}</p>
      <div className="-ml-2 flex flex-wrap items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={showsViews}
          onClick={() => setShowsViews(!showsViews)}
        >
          {viewsText(link)}
        </Button>
        {isOpen || link.state === 'expired' ? (
          <Button variant="ghost" size="sm" onClick={onEdit}>
            Change
          </Button>
        ) : null}
        {isOpen ? (
          <Button variant="ghost" size="sm" onClick={() => setIsAsked(true)}>
            Revoke
          </Button>
        ) : null}
      </div>
      {showsViews ? <ShareViews linkId={link.id} /> : null}
      {isAsked ? (
        <RevokeQuestion dashboardId={dashboardId} link={link} onKeep={() => setIsAsked(false)} />
      ) : null}
    </li>
  )
}

function LinkAddress({ link }: { link: ManagedShareLink }) {
  const id = useId()
  return (
    <div className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        Link
      </label>
      <Input
        id={id}
        readOnly
        value={link.share_url}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1 font-mono text-xs"
      />
      <CopyButton text={link.share_url} label="Copy" variant="solid" />
      <Button asChild size="icon" variant="ghost" className="size-9">
        <a href={link.share_url} target="_blank" rel="noreferrer" aria-label="Open it in a new tab">
          <ExternalLink aria-hidden />
        </a>
      </Button>
    </div>
  )
}

interface RevokeQuestionProps {
  dashboardId: string
  link: ManagedShareLink
  onKeep: () => void
}

function RevokeQuestion({ dashboardId, link, onKeep }: RevokeQuestionProps) {
  const revoke = useRevokeShareLink(dashboardId)
  return (
    <Notice
      tone="warn"
      title={revoke.error?.message ?? 'Close this link for everybody? It can’t be opened again.'}
    >
      <div className="mt-2 flex gap-2">
        <Button variant="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(link.id)}>
          Revoke link
        </Button>
        <Button onClick={onKeep}>Keep it</Button>
      </div>
    </Notice>
  )
}

function LinkBadges({ link }: { link: ManagedShareLink }) {
  const badges: [text: string, tone: BadgeTone][] = []
  if (link.state !== 'active') badges.push([link.state === 'expired' ? 'Ended' : 'Revoked', 'neutral'])
  else badges.push(link.visibility === 'public' ? ['Public', 'accent'] : ['Private', 'good'])
  if (link.has_password) badges.push(['Password', 'neutral'])
  if (link.allow_pdf_export) badges.push(['PDF', 'neutral'])
  if (link.allow_data_download) badges.push(['Data', 'neutral'])
  if (link.allow_scrollable_cards) badges.push(['Scrolls', 'neutral'])
  return badges.map(([text, tone]) => (
    <Badge key={text} tone={tone}>
      {text}
    </Badge>
  ))
}

const namedMax = 3

function whoAndUntilWhen({ visibility, expires_at, allowed_emails, state }: ManagedShareLink): string {
  const more = allowed_emails.length - namedMax
  const named = allowed_emails.slice(0, namedMax).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const who = visibility === 'public' ? 'Anyone who has the link.' : `Only ${named}.`
  if (!expires_at) return who
  return `${who} ${state === 'expired' ? 'Ended' : 'Ends'} on ${formatDay(expires_at)}.`
}

function viewsText({ view_count, last_viewed_at }: ManagedShareLink): string {
  if (!last_viewed_at) return 'Not seen yet'
  return `Seen ${view_count === 1 ? 'once' : `${view_count} times`}, last on ${formatDay(last_viewed_at)}`
}

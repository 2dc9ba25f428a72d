'use client'

import { ExternalLink, Share2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import type { ShareLink } from '@/lib/contracts/share-link'
import { formatDay } from './format-day'

/** The dashboard's link, who it is for and until when. */
export function ShareDialog({ link }: { link: ShareLink }) {
  const id = useId()
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="solid">
          <Share2 aria-hidden />
          Share
        </Button>
      </DialogTrigger>
      <DialogContent title="Share this dashboard" description={whoAndUntilWhen(link)}>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          Link
        </label>
        <div className="flex gap-2">
          <Input
            id={id}
            readOnly
            value={link.share_url}
            onFocus={(event) => event.target.select()}
            className="font-mono text-xs"
          />
          <CopyButton text={link.share_url} label="Copy link" variant="solid" />
        </div>
        <Button asChild variant="ghost" className="mt-3 -ml-3">
          <a href={link.share_url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            See it as a viewer does
          </a>
        </Button>
      </DialogContent>
    </Dialog>
  )
}

function whoAndUntilWhen({ visibility, expires_at, allowed_emails }: ShareLink): string {
  const who =
    visibility === 'public'
      ? 'Anyone who has the link sees the dashboard, never the file.'
      : `Only whom you named sees the dashboard: ${allowed_emails.join(', ')}.`
  return expires_at ? `${who} The link ends on ${formatDay(expires_at)}.` : who
}

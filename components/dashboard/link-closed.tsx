import { Clock, FileQuestion, Link2Off, SearchX } from 'lucide-react'

export type LinkState = 'expired' | 'revoked' | 'unreadable' | 'unknown'

const texts = {
  expired: {
    icon: Clock,
    title: 'This link has ended',
    about: 'Links end some days after they are made. Ask whoever sent it to you for a new one.',
  },
  revoked: {
    icon: Link2Off,
    title: 'This link has been closed',
    about: 'Its owner has taken it back. Ask them if you still need it.',
  },
  unreadable: {
    icon: FileQuestion,
    title: 'This dashboard can’t be shown just now',
    about: 'What is stored of it can’t be read any more. Its owner can make it anew from the same table.',
  },
  unknown: {
    icon: SearchX,
    title: 'There is nothing here',
    about: 'The address may be wrong, or what was here is gone. Ask whoever sent it to you.',
  },
} as const

/** A link that leads nowhere; it says why and gives nothing away. */
export function LinkClosed({ state }: { state: LinkState }) {
  const { icon: Icon, title, about } = texts[state]
  return (
    <div className="flex flex-col items-center py-24 text-center">
      <Icon aria-hidden className="size-6 text-muted" strokeWidth={1.5} />
      <h1 className="mt-4 text-xl font-semibold">{title}</h1>
      <p className="mt-2 max-w-sm text-sm text-muted">{about}</p>
    </div>
  )
}

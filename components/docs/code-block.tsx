import { CopyCode } from './copy-code'

/** What scrolls must take the focus, or the keyboard can't scroll it (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

interface CodeBlockProps {
  label: string
  code: string
  /** What it is an example of, where several on a page have the same label. */
  of?: string
  /** Long examples scroll inside. */
  isTall?: boolean
}

/** Code with its name above it and a button that copies it. */
export function CodeBlock({ label, code, of, isTall }: CodeBlockProps) {
  const name = of ? `${label}: ${of}` : label
  return (
    <figure className="overflow-hidden rounded-lg border bg-surface">
      <figcaption className="flex h-9 items-center justify-between gap-2 border-b bg-sunken pr-1 pl-3 text-xs font-medium text-muted">
        <span className="truncate">{label}</span>
        <CopyCode code={code} label={name} />
      </figcaption>
      <section
        aria-label={name}
        {...reachable}
        className={`overflow-auto focus-visible:-outline-offset-2 ${isTall ? 'max-h-96' : ''}`}
      >
        <pre className="p-3 font-mono text-xs leading-5">
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  )
}

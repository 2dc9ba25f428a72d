import { Fragment } from 'react'

/** A text in which what stands between backticks is code. */
export function ProseText({ children }: { children: string }) {
  return children.split('`').map((part, at) => {
    const key = `${at}-${part}`
    return at % 2 === 1 ? <Code key={key}>{part}</Code> : <Fragment key={key}>{part}</Fragment>
  })
}

export function Code({ children }: { children: string }) {
  return (
    <code className="rounded-sm bg-sunken px-1 py-px font-mono text-[0.92em] break-words text-ink">
      {children}
    </code>
  )
}

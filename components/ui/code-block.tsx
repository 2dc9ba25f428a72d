/** What scrolls must take the focus, or the keyboard can't scroll it (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

/** A block of code or data that scrolls inside its own frame. */
export function CodeBlock({ text, label }: { text: string; label: string }) {
  return (
    <section
      aria-label={label}
      {...reachable}
      className="max-h-96 overflow-auto bg-sunken p-5 font-mono text-xs -outline-offset-2"
    >
      <pre>{text}</pre>
    </section>
  )
}

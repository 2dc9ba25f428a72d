/** Past the head of a page, for those who come by keyboard. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-sm bg-solid px-3 py-2 text-sm text-on-solid focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  )
}

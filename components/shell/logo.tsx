import Link from 'next/link'

/** The mark is three bars read off a scale. */
export function Logo() {
  return (
    <Link href="/" className="flex items-center gap-2 rounded-sm text-sm font-semibold tracking-tight">
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden>
        <rect width="20" height="20" rx="5" className="fill-solid" />
        <path
          d="M6 14V10M10 14V6M14 14V8.5"
          className="stroke-on-solid"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      Readout
    </Link>
  )
}

import Link from 'next/link'
import { Button } from '@/components/ui/button'

/** For an address that leads nowhere, within the landmark of whichever page tells it. */
export function NothingHere({ className }: { className?: string }) {
  return (
    <div className={className}>
      <h1 className="text-xl font-semibold">There is nothing here</h1>
      <p className="mt-2 text-sm text-muted">
        The address may be wrong, or what was here is gone or belongs to another account.
      </p>
      <Button asChild variant="solid" className="mt-6">
        <Link href="/">To the start page</Link>
      </Button>
    </div>
  )
}

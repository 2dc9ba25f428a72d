import type { Account } from '@/lib/contracts/account'
import { formatBytes } from '@/lib/format/format-bytes'

/** What uploaded files take of what the plan keeps, and how to make room. */
export function StorageUse({ storage: { used_bytes, max_bytes } }: { storage: Account['storage'] }) {
  const used = formatBytes(used_bytes)
  const whole = formatBytes(max_bytes)
  return (
    <>
      <p className="tabular-nums">{`${used} of ${whole} used`}</p>
      <meter
        aria-label="Storage used"
        className="mt-2 block h-2 w-full max-w-xs"
        min={0}
        max={max_bytes}
        high={max_bytes * nearlyFull}
        optimum={0}
        value={Math.min(used_bytes, max_bytes)}
      >
        {`${used} of ${whole}`}
      </meter>
      <p className="mt-2 max-w-prose text-muted">
        {used_bytes >= max_bytes
          ? 'There is no room for another file. Delete dashboards and failed uploads that are not needed any more: their files go with them.'
          : 'Your uploaded files. A deleted dashboard takes its file along.'}
      </p>
    </>
  )
}

const nearlyFull = 0.9

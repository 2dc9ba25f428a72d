import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'

/** A key, this once. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <code className="rounded-sm border bg-sunken p-3 font-mono text-sm break-all select-all">{value}</code>
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Done</Button>
        <CopyButton text={value} label="Copy key" variant="solid" />
      </div>
    </div>
  )
}

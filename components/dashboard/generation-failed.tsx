import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { GenerationError } from '@/lib/contracts/generation'
import { DeleteFailed } from './delete-failed'

/** What to do about the failures that people can mend themselves. */
const waysOut: Partial<Record<ErrorCode, string>> = {
  empty_dataset: 'Check that the file has a first row of names and at least one row of data below it.',
  file_unparsable: 'Open the file and save it again as “CSV UTF-8” or as JSON, then send it once more.',
  file_type_mismatch:
    'The name of the file and its content say different things. Rename it or choose the other type.',
  too_many_columns: 'Keep the columns that matter and send the file again.',
  too_many_cells: 'Send a part of the rows, or fewer columns.',
  internal_error: 'This is our fault, not your file’s. Sending it again may work.',
  overloaded: 'There was too much to do just now. Send it again in a minute.',
}

interface GenerationFailedProps {
  id: string
  error: GenerationError | null
}

/** Why there is no dashboard, and what to do with the file. */
export function GenerationFailed({ id, error }: GenerationFailedProps) {
  const code = error?.code ?? 'internal_error'
  return (
    <Notice tone="bad" title={error?.message ?? 'The dashboard could not be made.'} className="p-5">
      <p>{waysOut[code] ?? 'Choose another file, or mend this one and send it again.'}</p>
      <p className="mt-1 font-mono text-xs">{code}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild variant="solid">
          <Link href="/dashboards/new/">Choose another file</Link>
        </Button>
        <Button asChild>
          <Link href="/dashboards/">Back to the list</Link>
        </Button>
        <DeleteFailed id={id} />
      </div>
    </Notice>
  )
}

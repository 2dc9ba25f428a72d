'use client'

import { useApiKeys } from '@/components/hooks/use-api-keys'
import { EmptyState } from '@/components/ui/empty-state'
import type { ApiKeyList } from '@/lib/contracts/api-key'
import { CreateKeyDialog } from './create-key-dialog'
import { KeyList } from './key-list'

/** The account's keys: make one, see which are used, rotate, revoke. */
export function ApiKeys({ initial }: { initial: ApiKeyList }) {
  const { data } = useApiKeys(initial)
  return (
    <div className="flex flex-col items-stretch gap-4">
      {/* Stands apart from the list, whose first key would otherwise take the dialog with the new key away. */}
      <div className="flex justify-end">
        <CreateKeyDialog />
      </div>
      {data.items.length > 0 ? (
        <KeyList keys={data.items} />
      ) : (
        <EmptyState title="No keys yet">
          A key lets your own programs do what you do here: send a file, read the dashboard.
        </EmptyState>
      )}
    </div>
  )
}

'use client'

import { useApiKeys } from '@/components/hooks/use-api-keys'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { ApiKey, ApiKeyList } from '@/lib/contracts/api-key'
import { formatDay } from '../dashboard/format-day'
import { CreateKeyDialog } from './create-key-dialog'
import { RevokeKeyDialog } from './revoke-key-dialog'

/** The account's keys: make one, see which are used, revoke. */
export function ApiKeys({ initial }: { initial: ApiKeyList }) {
  const { data } = useApiKeys(initial)
  return (
    <div className="flex flex-col items-stretch gap-4">
      {/* Stands apart from the list, whose first key would otherwise take the dialog with the new key away. */}
      <div className="flex justify-end">
        <CreateKeyDialog />
      </div>
      {data.items.length > 0 ? (
        <KeyTable keys={data.items} />
      ) : (
        <EmptyState title="No keys yet">
          A key lets your own programs do what you do here: send a file, read the dashboard.
        </EmptyState>
      )}
    </div>
  )
}

function KeyTable({ keys }: { keys: ApiKey[] }) {
  return (
    <Table caption="API keys">
      <thead>
        <tr>
          <HeadCell>Name</HeadCell>
          <HeadCell>Key</HeadCell>
          <HeadCell>Made</HeadCell>
          <HeadCell>Last used</HeadCell>
          <HeadCell className="text-right">
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </tbody>
    </Table>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  return (
    <tr>
      <BodyCell className="max-w-64 truncate font-medium">{apiKey.name}</BodyCell>
      <BodyCell className="font-mono text-xs whitespace-nowrap text-muted">…{apiKey.last_four}</BodyCell>
      <BodyCell className="whitespace-nowrap">{formatDay(apiKey.created_at)}</BodyCell>
      <BodyCell className="whitespace-nowrap text-muted">
        {apiKey.last_used_at ? formatDay(apiKey.last_used_at) : 'Never'}
      </BodyCell>
      <BodyCell className="py-1 text-right">
        {apiKey.revoked_at ? <Badge>Revoked</Badge> : <RevokeKeyDialog apiKey={apiKey} />}
      </BodyCell>
    </tr>
  )
}

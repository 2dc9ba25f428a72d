'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { type Scope, scopeSchema } from '@/lib/contracts/account'
import { type CreateApiKey, createApiKeySchema } from '@/lib/contracts/api-key'
import { ScopeBoxes } from './scope-boxes'

const dayMs = 24 * 60 * 60 * 1000

/** Days, or empty for never; most keys should end without anybody having to remember them. */
const lives = [
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: 'A year' },
  { days: '', label: 'Never' },
] as const

const formSchema = createApiKeySchema.pick({ name: true }).extend({
  days: z.string(),
  scopes: z.array(scopeSchema).min(1, 'Choose at least one.'),
})

const defaultValues = { name: '', days: '90', scopes: [...scopeSchema.options] as Scope[] }

interface KeyFormProps {
  problem: string | undefined
  isPending: boolean
  onSubmit: (key: CreateApiKey) => void
}

/** Asks for what a new key is to be called, what it may do and how long it lives. */
export function KeyForm({ problem, isPending, onSubmit }: KeyFormProps) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues,
  })
  const submit = handleSubmit(({ name, days, scopes }) =>
    onSubmit({
      name,
      scopes,
      expires_at: days ? new Date(Date.now() + Number(days) * dayMs).toISOString() : null,
    }),
  )
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {problem ? <Notice tone="bad" title={problem} /> : null}
      <Field label="Name" error={formState.errors.name?.message}>
        {(field) => (
          <Input {...field} {...register('name')} placeholder="Nightly report" autoComplete="off" />
        )}
      </Field>
      <ScopeBoxes control={control} problem={formState.errors.scopes?.message} />
      <Field label="Expires after">
        {(field) => (
          <Select {...field} {...register('days')}>
            {lives.map(({ days, label }) => (
              <option key={label} value={days}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="solid" className="self-end" disabled={isPending}>
        Make key
      </Button>
    </form>
  )
}

'use client'

import { Lock } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import type { CreateShareLink, ManagedShareLink } from '@/lib/contracts/share-link'
import { changedLink, type LinkInput, linkInputOf } from './link-input'
import { LinkSwitches } from './link-switches'

interface ShareLinkFormProps {
  /** Null for a new one. */
  link: ManagedShareLink | null
  /** On the free plan a link keeps what it has and gets nothing more. */
  isLocked: boolean
  error: Error | null
  isSaving: boolean
  onSave: (input: CreateShareLink) => void
  onCancel: () => void
}

export function ShareLinkForm({ link, isLocked, error, isSaving, onSave, onCancel }: ShareLinkFormProps) {
  const before = linkInputOf(link)
  const { register, control, handleSubmit } = useForm<LinkInput>({ defaultValues: before })
  const submit = handleSubmit((now) => {
    const changed = changedLink(before, now)
    if (link && Object.keys(changed).length === 0) onCancel()
    else onSave(changed)
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label="Name" optional hint="For you alone, to tell links apart.">
        {(field) => <Input {...field} {...register('name')} maxLength={100} autoComplete="off" />}
      </Field>
      {isLocked ? <FreePlan isNew={link === null} /> : null}
      {isLocked && !link ? null : (
        <>
          <Field
            label="Only these people"
            optional
            hint="E-mail addresses or @domains, separated by commas. Empty: anyone who has the link."
          >
            {(field) => (
              <Textarea
                {...field}
                {...register('allowed_emails')}
                placeholder="ada@example.com, @example.org"
              />
            )}
          </Field>
          <Field label="Ends on" optional hint="At the end of this day, UTC. Empty: never.">
            {(field) => <Input {...field} {...register('ends_on')} type="date" />}
          </Field>
          <Field
            label={link?.has_password ? 'New password' : 'Password'}
            optional
            hint={link?.has_password ? 'Empty: the present one stays.' : 'At least 8 characters.'}
          >
            {(field) => (
              <Input {...field} {...register('password')} type="password" autoComplete="new-password" />
            )}
          </Field>
          <LinkSwitches control={control} hasPassword={link?.has_password ?? false} />
        </>
      )}
      {error ? <Notice tone="bad" title={error.message} /> : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="solid" disabled={isSaving}>
          {link ? 'Save changes' : 'Make link'}
        </Button>
      </div>
    </form>
  )
}

function FreePlan({ isNew }: { isNew: boolean }) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-lg border bg-sunken p-4 text-sm text-muted">
      <Badge>
        <Lock aria-hidden />
        Premium
      </Badge>
      {isNew
        ? 'On the free plan a link is public and ends after 7 days. Named people, another end, a password, PDF, data downloads and scrolling cards come with premium.'
        : 'On the free plan this link keeps what it has. You can turn options off, end it sooner and take people off its list; more comes with premium.'}
    </div>
  )
}

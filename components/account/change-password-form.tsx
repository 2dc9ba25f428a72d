'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '@/components/hooks/api'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { type ChangePassword, changePasswordSchema } from '@/lib/contracts/account'
import { readRefusal } from './read-refusal'
import { signInWith } from './sign-in-with'

interface ChangePasswordFormProps {
  email: string
  onDone: () => void
  onCancel: () => void
}

/** Ends all sessions and begins one anew here, so that who changed the password stays. */
export function ChangePasswordForm({ email, onDone, onCancel }: ChangePasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<ChangePassword>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { current_password: '', new_password: '' },
  })
  const submit = handleSubmit(async (passwords) => {
    try {
      await api.changePassword(passwords)
    } catch (error) {
      const { name, message } = readRefusal(error, ['current_password', 'new_password'])
      return setError(name, { message })
    }
    const isIn = await signInWith({ email, password: passwords.new_password }).catch(() => false)
    if (isIn) onDone()
    else window.location.assign('/sign-in/')
  })
  const { errors, isSubmitting } = formState
  return (
    <form onSubmit={submit} noValidate method="post" className="flex w-full max-w-xs flex-col gap-4">
      {errors.root?.message ? <Notice tone="bad" title={errors.root.message} /> : null}
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.current_password?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('current_password')}
            type="password"
            autoComplete="current-password"
            autoFocus
          />
        )}
      </Field>
      <Field label="New password" hint="At least 10 characters." error={errors.new_password?.message}>
        {(control) => (
          <Input {...control} {...register('new_password')} type="password" autoComplete="new-password" />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="solid" disabled={isSubmitting}>
          {isSubmitting ? 'Changing…' : 'Change password'}
        </Button>
        <Button onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

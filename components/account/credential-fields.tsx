'use client'

import type { UseFormRegister } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

export interface Credentials {
  email: string
  password: string
}

interface CredentialFieldsProps {
  register: UseFormRegister<Credentials>
  problems: Partial<Record<keyof Credentials, { message?: string }>>
  isNew: boolean
}

export function CredentialFields({ register, problems, isNew }: CredentialFieldsProps) {
  return (
    <>
      <Field label="E-mail" error={problems.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            autoFocus
            required
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={isNew ? 'At least 10 characters.' : undefined}
        error={problems.password?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('password')}
            type="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            required
          />
        )}
      </Field>
    </>
  )
}

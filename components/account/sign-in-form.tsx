'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { signUpSchema } from '@/lib/contracts/account'
import { CredentialFields, type Credentials } from './credential-fields'
import { signInWith } from './sign-in-with'

/** The rules for a new password are no business of somebody who has one. */
const signInSchema = signUpSchema.pick({ email: true }).extend({
  password: z.string().min(1, 'Enter your password.'),
})

/** `next` is where somebody wanted to go before they were asked to sign in. */
export function SignInForm({ next }: { next: string }) {
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async (credentials) => {
    try {
      if (await signInWith(credentials)) return window.location.assign(next)
      setError('root', { message: 'The e-mail address or the password is wrong.' })
    } catch (error) {
      setError('root', { message: error instanceof Error ? error.message : 'Signing in failed.' })
    }
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  return (
    <form onSubmit={submit} noValidate method="post" className="flex flex-col gap-4">
      {errors.root?.message ? <Notice tone="bad" title={errors.root.message} /> : null}
      <CredentialFields register={register} problems={errors} isNew={false} />
      <Button type="submit" variant="solid" disabled={isSubmitting || isSubmitSuccessful}>
        {isSubmitting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  )
}

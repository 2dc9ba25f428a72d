'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '@/components/hooks/api'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { signUpSchema } from '@/lib/contracts/account'
import { CredentialFields, type Credentials } from './credential-fields'
import { readRefusal } from './read-refusal'
import { signInWith } from './sign-in-with'

const credentialsSchema = signUpSchema.pick({ email: true, password: true })

/** Makes an account and starts its first session. */
export function SignUpForm({ next }: { next: string }) {
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async (credentials) => {
    try {
      await api.signUp(credentials)
      const isIn = await signInWith(credentials)
      window.location.assign(isIn ? next : '/sign-in/')
    } catch (error) {
      const { name, message } = readRefusal(error, ['email', 'password'])
      setError(name, { message })
    }
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  return (
    <form onSubmit={submit} noValidate method="post" className="flex flex-col gap-4">
      {errors.root?.message ? <Notice tone="bad" title={errors.root.message} /> : null}
      <CredentialFields register={register} problems={errors} isNew />
      <Button type="submit" variant="solid" disabled={isSubmitting || isSubmitSuccessful}>
        {isSubmitting ? 'Making your account…' : 'Sign up'}
      </Button>
    </form>
  )
}

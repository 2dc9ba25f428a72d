import { signIn } from 'next-auth/react'
import type { Credentials } from './credential-fields'

/** Starts a session; false where address or password are wrong. */
export async function signInWith({ email, password }: Credentials): Promise<boolean> {
  const answer = await signIn('credentials', { email, password, redirect: false })
  if (answer?.status === 429) throw new Error('Too many tries. Wait a quarter of an hour and try again.')
  if (answer === undefined || answer.status >= 500)
    throw new Error('The server could not be reached. Try again.')
  return answer.ok && !answer.error
}

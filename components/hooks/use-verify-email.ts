import { useMutation } from '@tanstack/react-query'
import { api } from './api'

/** Mails a code to the account's own address, and takes it. */
export function useVerifyEmail() {
  const request = useMutation({ mutationFn: api.requestEmailVerification })
  const confirm = useMutation({ mutationFn: api.confirmEmail })
  return { request, confirm }
}

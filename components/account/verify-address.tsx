'use client'

import { useState } from 'react'
import { useVerifyEmail } from '@/components/hooks/use-verify-email'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'

interface VerifyAddressProps {
  email: string
  verifiedAt: string | null
}

/** Whether the account's address is verified, and the way to it: a code by mail. */
export function VerifyAddress({ email, verifiedAt }: VerifyAddressProps) {
  const { request, confirm } = useVerifyEmail()
  const isVerified = verifiedAt !== null || confirm.isSuccess
  return (
    <div className="mt-2 flex flex-col items-start gap-3">
      <Badge tone={isVerified ? 'good' : 'neutral'}>{isVerified ? 'Verified' : 'Not verified'}</Badge>
      {isVerified ? null : (
        <p className="max-w-prose text-muted">
          With a verified address you open private dashboards that are shared with it without a code.
        </p>
      )}
      {request.error ? <Notice tone="bad" title={request.error.message} /> : null}
      {isVerified || request.isSuccess ? null : (
        <Button onClick={() => request.mutate()} disabled={request.isPending}>
          Mail me a code
        </Button>
      )}
      {request.isSuccess && !isVerified ? (
        <CodeForm
          email={email}
          error={confirm.error?.message}
          isSending={confirm.isPending}
          onSubmit={(code) => confirm.mutate(code)}
        />
      ) : null}
    </div>
  )
}

interface CodeFormProps {
  email: string
  error: string | undefined
  isSending: boolean
  onSubmit: (code: string) => void
}

function CodeForm({ email, error, isSending, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('')
  return (
    <form
      noValidate
      className="flex w-full max-w-xs flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(code)
      }}
    >
      <Field label="Six-digit code" hint={`On its way to ${email}. It works for 10 minutes.`} error={error}>
        {(field) => (
          <Input
            {...field}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        )}
      </Field>
      <Button type="submit" variant="solid" disabled={isSending || code.trim() === ''} className="self-start">
        Verify
      </Button>
    </form>
  )
}

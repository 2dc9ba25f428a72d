'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { CodeBlock } from './code-block'
import { sendTried, type TriedAnswer, type TriedOperation } from './try-request'

type Result = TriedAnswer | { failure: string }

/** Fields for everything that an operation reads, and what it answered. */
export function TryForm({ operation }: { operation: TriedOperation }) {
  const [result, setResult] = useState<Result | null>(null)
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSending(true)
    const answer = await sendTried(operation, form).catch((error: Error) => ({ failure: error.message }))
    setResult(answer)
    setSending(false)
  }
  return (
    <form
      onSubmit={submit}
      aria-label={`Try it: ${operation.id}`}
      className="flex flex-col gap-3 rounded-lg border bg-surface p-4"
    >
      {operation.access === 'public' ? null : <KeyField isSession={operation.access === 'session'} />}
      {operation.parameters.map(({ name, in: place, isRequired }) => (
        <Field key={name} label={name} optional={!isRequired}>
          {(control) => (
            <Input {...control} name={`${place}:${name}`} required={isRequired} autoComplete="off" />
          )}
        </Field>
      ))}
      <BodyFields operation={operation} />
      <Button type="submit" variant="solid" size="sm" className="self-start" disabled={isSending}>
        {isSending ? 'Sending …' : 'Send'}
      </Button>
      <div aria-live="polite">{result ? <Answered result={result} /> : null}</div>
    </form>
  )
}

function KeyField({ isSession }: { isSession: boolean }) {
  if (isSession)
    return <p className="text-xs text-muted">Sent with the session that you are signed in with.</p>
  return (
    <Field
      label="API key"
      optional
      hint="Left empty, the session that you are signed in with is used. It stays on this page."
    >
      {(control) => (
        <Input {...control} name="key" type="password" autoComplete="off" placeholder="readout_…" />
      )}
    </Field>
  )
}

function BodyFields({ operation: { body } }: { operation: TriedOperation }) {
  if (!body) return null
  if (body.mediaType === 'application/json') {
    return (
      <Field label="Body">
        {(control) => (
          <Textarea
            {...control}
            name="body"
            defaultValue={body.example}
            rows={6}
            className="font-mono text-xs"
          />
        )}
      </Field>
    )
  }
  return body.fields.map(({ name, isRequired, isFile, values }) => (
    <Field
      key={name}
      label={name}
      optional={!isRequired}
      hint={values.length > 0 ? values.join(', ') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          name={`field:${name}`}
          type={isFile ? 'file' : 'text'}
          required={isRequired}
          defaultValue={!isFile && isRequired ? values[0] : undefined}
          className={isFile ? 'py-1.5' : undefined}
        />
      )}
    </Field>
  ))
}

function Answered({ result }: { result: Result }) {
  if ('failure' in result) return <p className="text-sm text-bad">No answer came: {result.failure}</p>
  const { status, ms, headers, body } = result
  return (
    <div className="flex flex-col gap-2">
      <p className="figures text-xs text-muted">
        <span className={status < 400 ? 'font-semibold text-good' : 'font-semibold text-bad'}>{status}</span>{' '}
        in {ms} ms
      </p>
      <dl className="flex flex-col gap-0.5 text-xs">
        {headers.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="shrink-0 text-faint">{name}</dt>
            <dd className="font-mono break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {body ? <CodeBlock label="Answer" code={body} isTall /> : null}
    </div>
  )
}

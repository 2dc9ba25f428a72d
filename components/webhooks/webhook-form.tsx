'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type Control, Controller, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { createWebhookSchema, type WebhookEvent, webhookEventSchema } from '@/lib/contracts/webhook'
import { eventTexts } from './describe-delivery'

export interface WebhookFields {
  url: string
  description: string
  events: WebhookEvent[]
}

interface WebhookFormProps {
  initial: WebhookFields
  /** What the server refused, and whether it was the address. */
  problem: { message: string; isAboutUrl: boolean } | null
  action: string
  isBusy: boolean
  onSubmit: (fields: WebhookFields) => void
}

/** Address, name and events of an endpoint, for a new one and for one that changes. */
export function WebhookForm({ initial, problem, action, isBusy, onSubmit }: WebhookFormProps) {
  const { register, control, handleSubmit, formState } = useForm<WebhookFields, unknown, WebhookFields>({
    resolver: zodResolver(createWebhookSchema.required()),
    defaultValues: initial,
  })
  const { errors } = formState
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate className="flex flex-col gap-4">
      {problem && !problem.isAboutUrl ? <Notice tone="bad" title={problem.message} /> : null}
      <Field
        label="Address"
        hint="We post JSON here. It must begin with https:// and be on the public internet."
        error={errors.url?.message ?? (problem?.isAboutUrl ? problem.message : undefined)}
      >
        {(props) => (
          <Input
            {...props}
            {...register('url')}
            type="url"
            placeholder="https://example.com/webhooks"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Name" optional error={errors.description?.message}>
        {(props) => (
          <Input {...props} {...register('description')} placeholder="Team chat" autoComplete="off" />
        )}
      </Field>
      <EventsField control={control} error={errors.events?.message} />
      <Button type="submit" variant="solid" disabled={isBusy} className="self-end">
        {action}
      </Button>
    </form>
  )
}

interface EventsFieldProps {
  control: Control<WebhookFields, unknown, WebhookFields>
  error: string | undefined
}

function EventsField({ control, error }: EventsFieldProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">Events</legend>
      <Controller
        control={control}
        name="events"
        render={({ field }) => (
          <>
            {webhookEventSchema.options.map((event) => (
              <EventChoice
                key={event}
                event={event}
                isChosen={field.value.includes(event)}
                onChange={(isChosen) => field.onChange(withChoice(field.value, event, isChosen))}
              />
            ))}
          </>
        )}
      />
      {error ? (
        <p role="alert" className="text-xs text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

const withChoice = (events: WebhookEvent[], event: WebhookEvent, isChosen: boolean): WebhookEvent[] =>
  webhookEventSchema.options.filter((other) => (other === event ? isChosen : events.includes(other)))

interface EventChoiceProps {
  event: WebhookEvent
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function EventChoice({ event, isChosen, onChange }: EventChoiceProps) {
  const { label, about } = eventTexts[event]
  const id = `event-${event}`
  return (
    <div className="flex gap-3">
      <Checkbox
        id={id}
        checked={isChosen}
        onCheckedChange={(checked) => onChange(checked === true)}
        aria-describedby={`${id}-about`}
        className="mt-0.5"
      />
      <div className="text-sm">
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-about`} className="text-xs text-muted">
          <code>{event}</code> · {about}
        </p>
      </div>
    </div>
  )
}

'use client'

import { Lock } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { Badge } from '@/components/ui/badge'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { GenerateInput } from './generate-input'

const switches = [
  {
    name: 'allow_pdf_export',
    label: 'Viewers may export a PDF',
    hint: 'A button on the share page saves the dashboard as a document.',
  },
  {
    name: 'allow_scrollable_cards',
    label: 'Cards scroll',
    hint: 'Long tables and lists are shown whole and scroll inside their card.',
  },
] as const

/** What a premium plan may say about the share link; others see it, locked, with the reason. */
export function PremiumOptions({ isLocked }: { isLocked: boolean }) {
  const { register, control, formState } = useFormContext<GenerateInput>()
  return (
    <fieldset
      disabled={isLocked}
      aria-describedby={isLocked ? 'premium-reason' : undefined}
      className="flex flex-col gap-4"
    >
      <legend className="mb-3 flex items-center gap-2 text-sm font-medium">
        Share link
        {isLocked ? (
          <Badge>
            <Lock aria-hidden />
            Premium
          </Badge>
        ) : null}
      </legend>
      {isLocked ? (
        <p id="premium-reason" className="text-sm text-muted">
          On the free plan a dashboard gets a public link that ends after 7 days. These options come with
          premium.
        </p>
      ) : null}
      <Field
        label="Only these people"
        optional
        hint="E-mail addresses or @domains, separated by commas. Leave empty for a public link."
        error={formState.errors.allowed_emails?.message}
      >
        {(attributes) => (
          <Input
            {...attributes}
            {...register('allowed_emails')}
            placeholder="ada@example.com, @example.org"
          />
        )}
      </Field>
      {switches.map(({ name, label, hint }) => (
        <div key={name} className="flex gap-3">
          <Controller
            name={name}
            control={control}
            render={({ field }) => (
              <Checkbox
                id={name}
                aria-describedby={`${name}-hint`}
                disabled={isLocked}
                checked={field.value}
                onCheckedChange={(checked) => field.onChange(checked === true)}
                className="mt-0.5"
              />
            )}
          />
          <div>
            <label htmlFor={name} className="text-sm font-medium">
              {label}
            </label>
            <p id={`${name}-hint`} className="text-xs text-muted">
              {hint}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}

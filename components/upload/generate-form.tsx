'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { emptyGenerateInput, type GenerateInput, generateInputSchema } from './generate-input'
import { PremiumOptions } from './premium-options'
import { SuggestionChips } from './suggestion-chips'

interface GenerateFormProps {
  suggestions: string[]
  defaultTitle: string
  isPremium: boolean
  isSending: boolean
  /** Why the last try came to nothing. */
  problem: string | null
  onSubmit: (input: GenerateInput) => void
}

/** What the dashboard is to be called, to show and to allow. */
export function GenerateForm({
  suggestions,
  defaultTitle,
  isPremium,
  isSending,
  problem,
  onSubmit,
}: GenerateFormProps) {
  const form = useForm({ resolver: zodResolver(generateInputSchema), defaultValues: emptyGenerateInput })
  const { errors } = form.formState
  const addInstruction = (text: string) => {
    const before = form.getValues('instructions').trim()
    form.setValue('instructions', before ? `${before}\n${text}` : text, { shouldDirty: true })
  }
  const written = form.watch('instructions')
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-8">
        <div className="flex flex-col gap-5">
          <Field label="Title" optional error={errors.title?.message}>
            {(control) => <Input {...control} {...form.register('title')} placeholder={defaultTitle} />}
          </Field>
          <div className="flex flex-col gap-2">
            <Field
              label="What should it show?"
              optional
              hint="One wish per line. Left empty, the dashboard shows what matters most in the data."
              error={errors.instructions?.message}
            >
              {(control) => (
                <Textarea
                  {...control}
                  {...form.register('instructions')}
                  rows={4}
                  className="field-sizing-content max-h-80 min-h-25"
                />
              )}
            </Field>
            <SuggestionChips
              suggestions={suggestions.filter((suggestion) => !written.includes(suggestion))}
              onChoose={addInstruction}
            />
          </div>
        </div>
        <PremiumOptions isLocked={!isPremium} />
        <div className="flex flex-col gap-3">
          {problem ? (
            <Notice tone="bad" title="No dashboard was made">
              {problem}
            </Notice>
          ) : null}
          <Button type="submit" variant="solid" size="lg" disabled={isSending} className="self-start">
            {isSending ? 'Making your dashboard…' : 'Make the dashboard'}
          </Button>
          {isSending ? <Progress label="Making your dashboard" percent={null} /> : null}
        </div>
      </form>
    </FormProvider>
  )
}

'use client'

import { type Control, Controller } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import type { LinkInput } from './link-input'

interface Switch {
  name: 'allow_pdf_export' | 'allow_data_download' | 'allow_scrollable_cards' | 'removes_password'
  label: string
  hint: string
}

const switches: Switch[] = [
  {
    name: 'allow_pdf_export',
    label: 'Viewers may export a PDF',
    hint: 'A button on the share page saves the dashboard as a document.',
  },
  {
    name: 'allow_data_download',
    label: 'Viewers may download the data',
    hint: 'The rows of each card, and the whole cleaned table, as CSV.',
  },
  {
    name: 'allow_scrollable_cards',
    label: 'Cards scroll',
    hint: 'Long tables and lists are shown whole and scroll inside their card.',
  },
]

const removal: Switch = {
  name: 'removes_password',
  label: 'Remove the password',
  hint: 'Whoever may see the dashboard needs none any more.',
}

interface LinkSwitchesProps {
  control: Control<LinkInput>
  hasPassword: boolean
}

/** What viewers may do beyond looking. */
export function LinkSwitches({ control, hasPassword }: LinkSwitchesProps) {
  const shown = hasPassword ? [removal, ...switches] : switches
  return shown.map(({ name, label, hint }) => (
    <div key={name} className="flex gap-3">
      <Controller
        name={name}
        control={control}
        render={({ field }) => (
          <Checkbox
            id={`link-${name}`}
            aria-describedby={`link-${name}-hint`}
            checked={field.value}
            onCheckedChange={(checked) => field.onChange(checked === true)}
            className="mt-0.5"
          />
        )}
      />
      <div>
        <label htmlFor={`link-${name}`} className="text-sm font-medium">
          {label}
        </label>
        <p id={`link-${name}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      </div>
    </div>
  ))
}

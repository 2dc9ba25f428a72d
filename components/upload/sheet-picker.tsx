import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface SheetPickerProps {
  sheets: { name: string; isHidden: boolean }[]
  sheet: string
  onChoose: (sheet: string) => void
}

/** Which sheet of a workbook is to be read. */
export function SheetPicker({ sheets, sheet, onChoose }: SheetPickerProps) {
  return (
    <Field
      label="Sheet"
      hint="The dashboard is made of one sheet. The one with the largest table comes first."
      className="max-w-sm"
    >
      {(control) => (
        <Select {...control} value={sheet} onChange={(event) => onChoose(event.target.value)}>
          {sheets.map(({ name, isHidden }) => (
            <option key={name} value={name}>
              {isHidden ? `${name} (hidden)` : name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

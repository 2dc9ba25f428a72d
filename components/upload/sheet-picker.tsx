import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface SheetPickerProps {
  sheets: { name: string; isHidden: boolean; kind?: 'sheet' | 'table' }[]
  sheet: string
  onChoose: (sheet: string) => void
}

/** Which sheet of a workbook, or which of several tables in a file, is to be read. */
export function SheetPicker({ sheets, sheet, onChoose }: SheetPickerProps) {
  const isOfTables = sheets.every(({ kind }) => kind === 'table')
  return (
    <Field
      label={isOfTables ? 'Table' : 'Sheet'}
      hint={
        isOfTables
          ? 'The file holds several tables. The dashboard is made of one; the largest comes first.'
          : 'The dashboard is made of one sheet. The one with the largest table comes first.'
      }
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

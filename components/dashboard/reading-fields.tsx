import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { SheetPicker } from '@/components/upload/sheet-picker'
import type { Shape, ShapeOffer, Sheet } from '@/lib/contracts/analysis'

/** What is to be read, where the owner has chosen something else than was read before. */
export interface ChosenReading {
  sheet?: string
  shape?: Shape
}

interface ReadingFieldsProps {
  sheets: Sheet[]
  shapes: ShapeOffer[]
  chosen: ChosenReading
  onChoose: (chosen: ChosenReading) => void
}

/** Which sheet the dashboard is made of, and in which shape; nothing where there is no choice. */
export function ReadingFields({ sheets, shapes, chosen, onChoose }: ReadingFieldsProps) {
  const before = sheets.find(({ is_read }) => is_read)?.name ?? ''
  const sheet = chosen.sheet ?? before
  const taken = shapes.find(({ is_taken }) => is_taken)?.shape
  return (
    <>
      {sheets.length > 1 ? (
        <SheetPicker
          sheets={sheets.map(({ name, is_hidden, kind }) => ({ name, isHidden: is_hidden, kind }))}
          sheet={sheet}
          onChoose={(name) => onChoose(name === before ? {} : { sheet: name })}
        />
      ) : null}
      {taken && sheet === before ? (
        <Field label="Shape of the table" className="max-w-sm">
          {(control) => (
            <Select
              {...control}
              value={chosen.shape ?? taken}
              onChange={(event) => {
                const { shape } = shapes.find((offer) => offer.shape === event.target.value) ?? {}
                onChoose(shape === taken ? {} : { shape })
              }}
            >
              {shapes.map(({ shape, text }) => (
                <option key={shape} value={shape}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </>
  )
}

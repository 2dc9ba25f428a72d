import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { SheetPicker } from '@/components/upload/sheet-picker'
import { formatCount } from '@/lib/format/format-count'
import { ReadingPreview } from './reading-preview'
import { Section } from './section'
import { shapeOf, sheetOf, withShape, withSheet } from './staged-changes'
import type { StagingProps } from './subject-section'

interface ReadingProps extends StagingProps {
  dashboardId: string
}

/** Which sheet the table is of and which shape it has; nothing where there is but one of each. */
export function ReadingSection(props: ReadingProps) {
  const { sheets = [], shapes = [] } = props.dataset
  const { dataset, staged, onStage } = props
  if (sheets.length < 2 && shapes.length < 2) return null
  return (
    <Section title="How it was read">
      <div className="flex flex-col gap-4">
        {sheets.length > 1 ? (
          <SheetPicker
            sheets={sheets.map(({ name, is_hidden, kind }) => ({ name, isHidden: is_hidden, kind }))}
            sheet={staged.sheet ?? sheetOf(dataset) ?? ''}
            onChoose={(sheet) => onStage(withSheet(dataset, sheet))}
          />
        ) : null}
        {staged.sheet ? (
          <ReadingPreview dashboardId={props.dashboardId} asked={{ sheet: staged.sheet }} />
        ) : null}
        {shapes.length > 1 && !staged.sheet ? <ShapeOffers {...props} /> : null}
      </div>
    </Section>
  )
}

/** The shapes that the table may have, each with what it then is. */
function ShapeOffers({ dashboardId, dataset, staged, onStage }: ReadingProps) {
  const chosen = staged.shape ?? shapeOf(dataset)
  return (
    <fieldset>
      <legend className="text-sm font-medium">Shape of the table</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {(dataset.shapes ?? []).map(({ shape, text, rows, columns, is_taken }) => (
          <label
            key={shape}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-lg border bg-surface p-4 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              shape === chosen ? 'border-accent' : 'hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name="shape"
              value={shape}
              checked={shape === chosen}
              onChange={() => onStage(withShape({ staged, dataset }, shape))}
              className="mt-1 accent-accent"
            />
            <span className="min-w-0 flex-1">
              <span className="font-medium">{text}</span>
              <span className="figures mt-0.5 block text-muted">
                {formatCount(rows)} rows, {formatCount(columns)} columns
              </span>
            </span>
            {is_taken ? <Badge>As it is</Badge> : null}
          </label>
        ))}
      </div>
      {staged.shape ? <ReadingPreview dashboardId={dashboardId} asked={{ shape: staged.shape }} /> : null}
    </fieldset>
  )
}

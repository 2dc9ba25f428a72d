import { Redo2, Undo2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { CleaningStep } from '@/lib/contracts/analysis'
import { formatCount } from '@/lib/format/format-count'
import { stepNames } from './column-words'
import { Section } from './section'
import { withUndo } from './staged-changes'
import type { StagingProps } from './subject-section'

const stepGrid = 'sm:grid-cols-[10rem_minmax(0,1fr)_5rem_5.5rem]'

/** What was done to the cells, each step with what stood there before and what stands there now; guesses are undone by a click. */
export function CleaningReport(props: StagingProps) {
  const { cleaning } = props.dataset
  return (
    <Section
      title={`What was cleaned (${formatCount(cleaning.length)})`}
      hint="The file itself is never changed: cleaning is done anew whenever it is read. What was a guess can be undone."
    >
      {cleaning.length === 0 ? (
        <p className="rounded-lg border bg-surface p-4 text-sm text-muted">
          Nothing had to be cleaned: the table was read as it stands in the file.
        </p>
      ) : (
        <div className="rounded-lg border bg-surface">
          <div
            aria-hidden
            className={`hidden gap-x-4 border-b bg-sunken px-4 py-2 text-xs font-medium text-muted sm:grid ${stepGrid}`}
          >
            <span>Column</span>
            <span>What was done</span>
            <span className="text-right">Rows</span>
          </div>
          <ul className="divide-y">
            {cleaning.map((step) => (
              <Step key={`${step.step}-${step.column}-${step.detail}`} step={step} {...props} />
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function Step({ step, dataset, staged, onStage }: StagingProps & { step: CleaningStep }) {
  const { id, column, rows, detail } = step
  const isStaged = id !== undefined && staged.undo[id] !== undefined
  const isUndone = id !== undefined && (staged.undo[id] ?? dataset.undone.includes(id))
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3 text-sm',
        stepGrid,
        isStaged && 'bg-accent/6',
      )}
    >
      <p className="font-medium break-words">
        {column ?? <span className="font-normal text-muted">Whole table</span>}
      </p>
      <p className="order-last col-span-2 sm:order-none sm:col-span-1">
        <span className={classNames(isUndone && 'text-muted line-through decoration-line-strong')}>
          <Detail text={detail} />
        </span>
        {isUndone ? (
          <span className="ml-2 inline-block align-text-bottom">
            <Badge tone="accent">{isStaged ? 'To be undone' : 'Undone by you'}</Badge>
          </span>
        ) : null}
      </p>
      <p className="figures text-right">
        {formatCount(rows)}
        <span className="text-muted sm:sr-only"> rows</span>
      </p>
      {id === undefined ? null : (
        <Button
          size="sm"
          className="order-last col-span-2 mt-1 justify-self-start sm:order-none sm:col-span-1 sm:mt-0 sm:justify-self-end"
          aria-label={`${isUndone ? 'Redo' : 'Undo'} ${stepNames[step.step] ?? step.step}${column ? ` in ${column}` : ''}`}
          onClick={() => onStage(withUndo({ staged, dataset }, id, !isUndone))}
        >
          {isUndone ? <Redo2 aria-hidden /> : <Undo2 aria-hidden />}
          {isUndone ? 'Redo' : 'Undo'}
        </Button>
      )}
    </li>
  )
}

/** A step in words; what it quotes of the cells stands out, as it stands there, spaces and all. */
function Detail({ text }: { text: string }) {
  return text.split(/"([^"]*)"/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code
        // The parts of a text have their places and no other names.
        key={String(at)}
        className="rounded-[3px] bg-sunken px-1 font-sans whitespace-pre-wrap text-ink"
      >
        {part}
      </code>
    ),
  )
}

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { AddCardForm, type AddCardFormProps } from './add-card-form'

interface AddCardProps extends Omit<AddCardFormProps, 'field' | 'onAdd'> {
  onAdd: AddCardFormProps['onAdd']
  /** In the bar, or where the card will stand. */
  look: 'tool' | 'place'
}

/** One more card, asked for in words and seen before it is added. */
export function AddCard({ look, onAdd, ...form }: AddCardProps) {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        {look === 'tool' ? (
          <Button variant="ghost" className="px-2 sm:px-3">
            <Plus aria-hidden />
            <span className="sr-only sm:not-sr-only">Add a card</span>
          </Button>
        ) : (
          <button
            type="button"
            className="flex min-h-32 w-full items-center justify-center gap-2 rounded-lg border border-dashed border-line-strong p-4 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink [&_svg]:size-4"
          >
            <Plus aria-hidden />
            Add a card by a sentence
          </button>
        )}
      </DialogTrigger>
      <DialogContent
        title="Add a card"
        description="Say what it is to show. It is made again whenever the dashboard is."
        width="wide"
        firstFocus={field}
      >
        <AddCardForm
          {...form}
          field={field}
          onAdd={(change) => {
            setOpen(false)
            onAdd(change)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

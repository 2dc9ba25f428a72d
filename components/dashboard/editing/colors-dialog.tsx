import { Palette } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { contrast, surfaces, type Theme } from '@/components/charts/color/contrast'
import { type ColorScheme, categoricalPalette, inBothThemes } from '@/components/charts/color/palette'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'

interface ColorsDialogProps {
  scheme: ColorScheme
  onSave: (scheme: ColorScheme) => void
}

const names: Record<keyof ColorScheme, string> = {
  primary: 'First colour',
  secondary: 'Second colour',
  accent: 'Third colour',
}

export function ColorsDialog({ scheme, onSave }: ColorsDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(scheme)
  const open = (next: boolean) => {
    setChosen(scheme)
    setOpen(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    onSave(chosen)
  }
  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <Button variant="ghost" className="px-2 sm:px-3">
          <Palette aria-hidden />
          <span className="sr-only sm:not-sr-only">Colours</span>
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Colours of the charts"
        description="Charts take each colour as near as it can be seen on a light and on a dark page."
      >
        <form onSubmit={submit} className="flex flex-col gap-4">
          {(Object.keys(names) as (keyof ColorScheme)[]).map((part) => (
            <label key={part} className="flex items-start gap-3 text-sm font-medium">
              <input
                type="color"
                value={chosen[part]}
                onChange={({ target }) => setChosen({ ...chosen, [part]: target.value })}
                className="h-9 w-12 shrink-0 rounded-sm border border-line-strong bg-surface p-0.5"
              />
              <span>
                {names[part]}
                <span className="block text-xs font-normal text-muted">{contrastNote(chosen[part])}</span>
              </span>
            </label>
          ))}
          <Palettes scheme={chosen} />
          <Button type="submit" variant="solid" className="self-end">
            Use these colours
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Says where charts will not take the colour as it is. */
function contrastNote(hex: string): string {
  const moved = inBothThemes(hex)
  const themes = (['light', 'dark'] as const).filter((theme) => moved[theme] !== hex.toLowerCase())
  if (themes.length === 0) return 'Seen well on light and dark.'
  return themes
    .map((theme) => {
      const ratio = contrast(hex, surfaces[theme]).toFixed(1)
      return `Too near a ${theme} page (${ratio} to 1): drawn as ${moved[theme]} there.`
    })
    .join(' ')
}

/** Eight series in these colours, as they look on either page. */
function Palettes({ scheme }: { scheme: ColorScheme }) {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-2">
      {(['light', 'dark'] as const satisfies Theme[]).map((theme) => (
        <div key={theme} className="flex gap-1 rounded-sm border p-3" style={{ background: surfaces[theme] }}>
          {categoricalPalette(scheme).map((color) => (
            <span
              key={color.light}
              className="h-6 flex-1 rounded-[2px]"
              style={{ background: color[theme] }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

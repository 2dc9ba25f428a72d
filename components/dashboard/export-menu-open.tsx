'use client'

import { FileCode, FileText, Lock, Printer } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { api } from '@/components/hooks/api'
import type { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { ApiError } from '@/lib/client/api-error'
import type { PdfFormat } from '@/lib/contracts/pdf'
import { pdfFormats } from '@/lib/contracts/pdf-formats'
import { fileNameOf } from './download-block-csv'
import { saveFile } from './save-file'

export interface Exported {
  /** Whose PDF it is: an owner's dashboard, or what a link shows. */
  of: 'dashboard' | 'share-link'
  id: string
  title: string
  /** The plan does not print. */
  isLocked?: boolean
}

interface ExportMenuOpenProps extends Exported {
  button: (props: ComponentProps<typeof Button>) => ReactNode
}

/** The menu, open from the moment it is there. */
export function ExportMenuOpen({ button, isLocked, ...exported }: ExportMenuOpenProps) {
  const { save, saveOffline, isSaving, told } = useSave(exported)
  return (
    <div className="relative">
      <DropdownMenu modal={false} defaultOpen>
        <DropdownMenuTrigger asChild>{button({ disabled: isSaving })}</DropdownMenuTrigger>
        <DropdownMenuContent>
          {isLocked ? <DropdownMenuLabel>PDFs come with the premium plan</DropdownMenuLabel> : null}
          {pdfFormats.map((format) => (
            <DropdownMenuItem key={format} disabled={isLocked} onSelect={() => save(format)}>
              {isLocked ? <Lock aria-hidden /> : <FileText aria-hidden />}
              PDF, {format}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={saveOffline}>
            <FileCode aria-hidden />
            One HTML file
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setTimeout(print, menuClosedMs)}>
            <Printer aria-hidden />
            Print this page
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <p
        role="status"
        className="absolute top-full right-0 z-10 mt-1 w-max max-w-64 rounded-sm bg-canvas text-right text-xs text-muted"
      >
        {told}
      </p>
    </div>
  )
}

/** What is printed is the page, not the menu over it. */
const menuClosedMs = 200

function useSave({ of, id, title }: Exported) {
  const [isSaving, setSaving] = useState(false)
  const [told, setTold] = useState('')
  const save = async (format: PdfFormat) => {
    setSaving(true)
    setTold('Making the PDF, some seconds…')
    try {
      const download = of === 'dashboard' ? api.downloadPdf : api.downloadSharedPdf
      saveFile(await download(id, { format }), `${fileNameOf(title)}.pdf`)
      setTold('The PDF is saved.')
    } catch (error) {
      setTold(error instanceof ApiError ? error.message : 'The PDF could not be saved.')
    } finally {
      setSaving(false)
    }
  }
  const saveOffline = async () => {
    try {
      const { saveOfflinePage } = await import('./offline-file/save-offline-page')
      await saveOfflinePage(title)
      setTold('The page is saved.')
    } catch {
      setTold('The page could not be saved. Load it again and try once more.')
    }
  }
  return { save, saveOffline, isSaving, told }
}

import { formatBytes } from '@/lib/format/format-bytes'
import { formatCount } from '@/lib/format/format-count'
import type { PickedFile } from './pick-file'
import type { Preview } from './preview'

const delimiterWords: Record<string, string> = {
  ',': 'comma-separated',
  ';': 'semicolon-separated',
  '\t': 'tab-separated',
  '|': 'separated by |',
}

/** What was seen of a file, in one line: size, form, columns, rows. */
export function describePreview({ file, fileType }: PickedFile, preview: Preview | null): string {
  const form = preview?.delimiter
    ? (delimiterWords[preview.delimiter] ?? `separated by “${preview.delimiter}”`)
    : null
  return [
    formatBytes(file.size),
    fileType === 'json' ? 'JSON' : fileType === 'xlsx' ? 'Excel workbook' : form,
    preview ? counted(preview.columns.length, 'column') : null,
    preview ? rowWords(preview) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

const rowWords = ({ rowCount, isPartial }: Preview) =>
  isPartial ? `more than ${counted(rowCount, 'row')}` : counted(rowCount, 'row')

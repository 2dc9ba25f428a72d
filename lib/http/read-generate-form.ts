import type { ErrorDetail } from '@/lib/contracts/errors'
import { type GenerateFields, generateFieldsSchema } from '@/lib/contracts/generation'
import type { Ctx } from '@/lib/services/context'
import { discardUpload, storeUpload, type Upload } from '@/lib/services/dataset/store-upload'
import { unknownField } from '@/lib/services/unknown-field'
import { requireValid } from '@/lib/services/validation'
import { type MultipartParts, readMultipart } from './read-multipart'

export interface GenerateForm {
  fields: GenerateFields
  upload: Upload
}

/** Reads the form of `POST /api/dashboard/generate/`, the file straight into the storage. */
export async function readGenerateForm(request: Request, ctx: Ctx): Promise<GenerateForm> {
  const storing: Promise<Upload>[] = []
  try {
    const parts = await readMultipart<Upload>(request, {
      onFile: ({ name, fileName, stream }) => {
        if (name !== 'file' || storing.length > 0) return null
        const stored = storeUpload(ctx, { fileName, stream })
        storing.push(stored)
        return stored
      },
    })
    return checkForm(parts)
  } catch (error) {
    await Promise.allSettled(storing.map(async (stored) => discardUpload(ctx, await stored)))
    throw error
  }
}

/** Tells everything that is wrong with a form at once. */
function checkForm(parts: MultipartParts<Upload>): GenerateForm {
  const upload = parts.files.find(isChosen)?.stored
  const issues = [...fileIssues(parts), ...unknownIssues(parts), ...fieldIssues(parts)]
  const fields = requireValid(generateFieldsSchema, fieldsOf(parts), issues)
  // Without a file there is an issue, and requireValid has thrown.
  return { fields, upload: upload as Upload }
}

const textFields = new Set(Object.keys(generateFieldsSchema.shape))
const formFields = ['file', ...textFields]
/** A list may be sent as one field or as several. */
const listFields = new Map([
  ['allowed_emails', ','],
  ['time', '\n'],
])

type StoredFile = MultipartParts<Upload>['files'][number]

/** A browser sends a file input where nothing was chosen as a file with no name and no bytes. */
const isChosen = ({ name, fileName, stored }: StoredFile) =>
  name === 'file' && (fileName !== '' || (stored?.byteCount ?? 1) > 0)

/** A wish in a field that is not known must not be passed over: a link that was meant for few would be for all. */
function unknownIssues({ files, fields }: MultipartParts<Upload>): ErrorDetail[] {
  const unknown = [...fields, ...files].map(({ name }) => name).filter((name) => !formFields.includes(name))
  return [...new Set(unknown)].map((name) => unknownField(name, formFields))
}

function fileIssues({ files, fields }: MultipartParts<Upload>): ErrorDetail[] {
  const chosen = files.filter(isChosen)
  if (chosen.length > 1) return [issue('file', 'too_many', 'was sent more than once; send one file')]
  if (chosen.length === 1) return []
  if (fields.some(({ name }) => name === 'file')) {
    return [issue('file', 'invalid_type', 'must be sent as a file, with a file name')]
  }
  const other = files.find(({ name }) => name !== 'file')?.name
  const hint = other ? `; there is a file called "${other.slice(0, 50)}"` : ''
  return [issue('file', 'required', `is required${hint}`)]
}

function fieldIssues({ files, fields }: MultipartParts<Upload>): ErrorDetail[] {
  const names = fields.map(({ name }) => name).filter((name) => textFields.has(name))
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at && !listFields.has(name)))
  return [
    ...[...twice].map((name) => issue(name, 'too_many', 'was sent more than once')),
    ...files
      .filter(({ name }) => textFields.has(name))
      .map(({ name }) => issue(name, 'invalid_type', 'must be text, not a file')),
  ]
}

const issue = (path: string, code: string, message: string): ErrorDetail => ({ path, code, message })

/** The fields that are known and not empty; what is empty is as if it were absent. */
function fieldsOf({ fields }: MultipartParts<Upload>): Record<string, string> {
  const known: Record<string, string> = {}
  for (const { name, value } of fields) {
    if (!textFields.has(name) || value.trim() === '') continue
    known[name] =
      known[name] && listFields.has(name) ? `${known[name]}${listFields.get(name)}${value}` : value
  }
  return known
}

import { baseUrl, bearer } from './product'

export interface SentForm {
  fields?: Record<string, string>
  file?: { name?: string; text: string | Uint8Array; part?: string } | null
  fileFirst?: boolean
}

/** Posts a form with fetch, whose FormData keeps the order of its parts. */
export function generate(key: string, { fields = {}, file, fileFirst = false }: SentForm, slash = '/') {
  const form = new FormData()
  const addFile = () => {
    if (file) form.append(file.part ?? 'file', new Blob([file.text as BlobPart]), file.name ?? 'sales.csv')
  }
  if (fileFirst) addFile()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (!fileFirst) addFile()
  return send(key, form, { slash })
}

export const send = (
  key: string,
  body: BodyInit,
  { slash = '/', headers = {} }: { slash?: string; headers?: Record<string, string> } = {},
) =>
  fetch(`${baseUrl}/api/dashboard/generate${slash}`, {
    method: 'POST',
    headers: { ...bearer(key), ...headers },
    body,
    redirect: 'error',
  })

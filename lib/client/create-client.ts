import type { Account, ChangePassword, SignUp, VerifyEmailSent } from '@/lib/contracts/account'
import type { Shape } from '@/lib/contracts/analysis'
import type { ApiKey, ApiKeyList, CreateApiKey, CreatedApiKey, RotateApiKey } from '@/lib/contracts/api-key'
import type {
  Dashboard,
  DashboardList,
  DeletedDashboard,
  SharedView,
  UpdateDashboard,
} from '@/lib/contracts/dashboard'
import type { DashboardChanges, KeepVersion } from '@/lib/contracts/dashboard-changes'
import type {
  DeletedGeneration,
  FileType,
  GenerateAccepted,
  GenerateCompleted,
  Generation,
  Regenerate,
  RegenerateCompleted,
} from '@/lib/contracts/generation'
import type { PdfFormat } from '@/lib/contracts/pdf'
import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import { selectionQuery } from '@/lib/contracts/selection-query'
import { blockMethods } from './block-methods'
import { datasetMethods } from './dataset-methods'
import { shareLinkMethods } from './share-link-methods'
import { type ClientOptions, createTransport } from './transport'
import { type WaitOptions, waitForGeneration } from './wait-for-generation'
import { webhookMethods } from './webhook-methods'

export interface GenerateForm {
  file: Blob
  /** Needed where `file` is a Blob with no name of its own. */
  fileName?: string
  fileType: FileType
  title?: string
  instructions?: string
  allowedEmails?: string[]
  allowPdfExport?: boolean
  allowScrollableCards?: boolean
  /** The column that the table is about. */
  outcome?: string
  /** The columns of event time: one, or several that make one together. */
  time?: string[]
  /** The sheet of a workbook, or one of several tables, to read. */
  sheet?: string
  /** What to make of periods that stand as columns. */
  shape?: Shape
}

interface Abortable {
  signal?: AbortSignal
}

interface DashboardQuery {
  cursor?: string
  limit?: number
  /** Words that each of them has. */
  q?: string
}

interface Repeatable extends Abortable {
  idempotencyKey?: string
}

/** The API as typed methods; each resolves with `data` or throws an `ApiError`. */
export function createClient(options: ClientOptions) {
  const transport = createTransport(options)
  const { call, download } = transport
  const pathOf = (id: string) => `/api/dashboard/${encodeURIComponent(id)}/`
  const getGeneration = (id: string, { signal, waitSeconds }: Abortable & { waitSeconds?: number } = {}) =>
    call<Generation>(`/api/dashboard/generate/${encodeURIComponent(id)}/`, {
      query: { wait: waitSeconds },
      signal,
    })

  return {
    /** With the same key and content a second call gives the first one's answer, for a day. */
    generateDashboard: (form: GenerateForm, { idempotencyKey, signal }: Repeatable = {}) =>
      call<GenerateCompleted | GenerateAccepted>('/api/dashboard/generate/', {
        method: 'POST',
        form: toFormData(form),
        idempotencyKey,
        signal,
      }),
    getGeneration,
    waitForGeneration: (id: string, wait: WaitOptions = {}) => waitForGeneration(getGeneration, id, wait),
    /** One that failed, with its file. */
    deleteGeneration: (id: string) =>
      call<DeletedGeneration>(`/api/dashboard/generate/${encodeURIComponent(id)}/`, { method: 'DELETE' }),
    getDashboard: (id: string, { signal }: Abortable = {}) => call<Dashboard>(pathOf(id), { signal }),
    /** What is absent stays as it is. */
    updateDashboard: (id: string, input: UpdateDashboard) =>
      call<Dashboard>(pathOf(id), { method: 'PATCH', json: input }),
    deleteDashboard: (id: string) => call<DeletedDashboard>(pathOf(id), { method: 'DELETE' }),
    regenerateDashboard: (id: string, input: Regenerate = {}, { idempotencyKey, signal }: Repeatable = {}) =>
      call<RegenerateCompleted | GenerateAccepted>(`${pathOf(id)}regenerate/`, {
        method: 'POST',
        json: input,
        idempotencyKey,
        signal,
      }),
    /** What making it anew has changed. */
    getDashboardChanges: (id: string, { signal }: Abortable = {}) =>
      call<DashboardChanges>(`${pathOf(id)}changes/`, { signal }),
    /** Ends that: the new one stays, or the one before comes back. */
    keepDashboardVersion: (id: string, input: KeepVersion) =>
      call<Dashboard>(`${pathOf(id)}changes/`, { method: 'POST', json: input }),
    /** Its cards over the rows that a selection leaves. */
    getFilteredDashboard: (id: string, selection: Partial<Selection>, { signal }: Abortable = {}) =>
      call<FilteredDashboard>(`${pathOf(id)}filtered/?${selectionQuery(selection)}`, { signal }),
    /** Where the link allows it. */
    downloadSharedPdf: (linkId: string, { format, signal }: Abortable & { format?: PdfFormat } = {}) =>
      download(`/api/share/${encodeURIComponent(linkId)}/pdf/`, { query: { format }, signal }),
    downloadPdf: (id: string, { format, signal }: Abortable & { format?: PdfFormat } = {}) =>
      download(`${pathOf(id)}pdf/`, { query: { format }, signal }),
    listDashboards: ({ signal, ...query }: Abortable & DashboardQuery = {}) =>
      call<DashboardList>('/api/dashboard/', { query: { ...query }, signal }),
    getSharedDashboard: (linkId: string, { signal }: Abortable = {}) =>
      call<SharedView>(`/api/share/${encodeURIComponent(linkId)}/`, { signal }),
    listApiKeys: ({ signal }: Abortable = {}) => call<ApiKeyList>('/api/keys/', { signal }),
    createApiKey: (input: CreateApiKey) => call<CreatedApiKey>('/api/keys/', { method: 'POST', json: input }),
    /** A key that takes another's place, which goes on for a grace period. */
    rotateApiKey: (id: string, input: RotateApiKey = {}) =>
      call<CreatedApiKey>(`/api/keys/${encodeURIComponent(id)}/rotate/`, { method: 'POST', json: input }),
    revokeApiKey: (id: string) => call<ApiKey>(`/api/keys/${encodeURIComponent(id)}/`, { method: 'DELETE' }),
    getAccount: ({ signal }: Abortable = {}) => call<Account>('/api/account/', { signal }),
    signUp: (input: SignUp) => call<Account>('/api/account/sign-up/', { method: 'POST', json: input }),
    /** Ends every session of the account, the one that asks too. */
    changePassword: (input: ChangePassword) =>
      call<Account>('/api/account/password/', { method: 'POST', json: input }),
    /** Mails a code to the account's own address. */
    requestEmailVerification: () => call<VerifyEmailSent>('/api/account/verify-email/', { method: 'POST' }),
    confirmEmail: (code: string) =>
      call<Account>('/api/account/verify-email/confirm/', { method: 'POST', json: { code } }),
    ...blockMethods(transport),
    ...datasetMethods(transport),
    ...shareLinkMethods(transport),
    ...webhookMethods(transport),
  }
}

function toFormData(form: GenerateForm): FormData {
  const data = new FormData()
  data.set('file_type', form.fileType)
  if (form.title) data.set('title', form.title)
  if (form.instructions) data.set('instructions', form.instructions)
  if (form.allowedEmails?.length) data.set('allowed_emails', form.allowedEmails.join(','))
  if (form.allowPdfExport) data.set('allow_pdf_export', 'true')
  if (form.allowScrollableCards) data.set('allow_scrollable_cards', 'true')
  if (form.outcome) data.set('outcome', form.outcome)
  for (const column of form.time ?? []) data.append('time', column)
  if (form.sheet) data.set('sheet', form.sheet)
  if (form.shape) data.set('shape', form.shape)
  const name = form.fileName ?? (form.file instanceof File ? form.file.name : `dataset.${form.fileType}`)
  data.set('file', form.file, name)
  return data
}

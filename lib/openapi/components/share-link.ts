import { dataNotesSchema, sharedDashboardSchema } from '@/lib/contracts/dashboard'
import { filterBySchema } from '@/lib/contracts/filter-by'
import {
  createShareLinkSchema,
  gateProofSchema,
  managedShareLinkListSchema,
  managedShareLinkSchema,
  openShareSessionSchema,
  requestShareCodeSchema,
  shareCodeRequestedSchema,
  shareGateSchema,
  shareLinkSchema,
  shareLinkStateSchema,
  shareSessionSchema,
  shareViewListSchema,
  shareViewSchema,
  updateShareLinkSchema,
  viewedShareLinkSchema,
} from '@/lib/contracts/share-link'
import { objectComponent, plainComponent } from '../component'

const linkFields = {
  id: '22 random characters. Whoever knows them may try the link.',
  share_url: 'What to send.',
  visibility: '`private` when addresses are allowed by name, else `public`.',
  expires_at: 'When it ends, or null for never.',
  allowed_emails: 'Who may look at a private link: addresses, or whole domains as `@example.com`.',
  allow_pdf_export: 'Whether viewers may take the dashboard as a PDF.',
  allow_scrollable_cards: 'Whether long tables are shown whole and scroll inside their card.',
  created_at: 'When it was made.',
}
const allowsData = 'Whether viewers may download the data of the cards and the cleaned table.'
const { allowed_emails: _allowed, ...viewedFields } = linkFields

const writtenFields = {
  name: 'What you call it; viewers do not see it. Null for none.',
  allowed_emails:
    'Addresses, or domains as `@example.com`, at most 500. Any of them makes the link private. Premium.',
  expires_at: 'When it ends, with a time zone. Null for never, which is premium.',
  password: 'Asked for before the dashboard is shown. Null takes it away. Premium.',
  allow_pdf_export: 'Whether viewers may take the dashboard as a PDF. Premium.',
  allow_data_download: `${allowsData} Premium.`,
  allow_scrollable_cards: 'Whether long tables are shown whole and scroll inside their card. Premium.',
}

const ownerComponents = {
  ShareLink: objectComponent(
    shareLinkSchema,
    'An address under which others may look at a dashboard.',
    linkFields,
  ),
  ManagedShareLink: objectComponent(managedShareLinkSchema, 'A share link as its owner manages it.', {
    ...linkFields,
    dashboard_id: 'The dashboard that it shows.',
    name: 'What you call it, or null.',
    state: 'Whether it is open.',
    has_password: 'Whether it asks for a password.',
    allow_data_download: allowsData,
    view_count: 'How often it was looked at.',
    last_viewed_at: 'When it was last looked at, or null.',
    revoked_at: 'When it was closed by hand, or null.',
  }),
  ManagedShareLinkList: objectComponent(managedShareLinkListSchema, 'A page of share links, newest first.', {
    items: 'The links of this page.',
    next_cursor: 'Send it as `cursor` for the next page; null on the last.',
  }),
  CreateShareLink: objectComponent(
    createShareLinkSchema,
    'What the link is to allow. Every field may be absent.',
    writtenFields,
  ),
  UpdateShareLink: objectComponent(
    updateShareLinkSchema,
    'What is to change. What is absent stays.',
    writtenFields,
  ),
  ShareViewList: objectComponent(shareViewListSchema, 'Who has looked at a link, newest first.', {
    view_count: 'How often it was looked at, ever.',
    last_viewed_at: 'When it was last looked at, or null.',
    days: 'Views by day of the last 30 days, in UTC; days without a view are left out.',
    items: 'Single views, which are kept for 90 days.',
    next_cursor: 'Send it as `cursor` for the next page; null on the last.',
  }),
  ShareView: objectComponent(shareViewSchema, 'One look at a shared dashboard.', {
    viewed_at: 'When.',
    email: 'Who, where the link asked for it; else null.',
  }),
  ShareLinkState: plainComponent(shareLinkStateSchema, 'Whether a link is open.'),
}

const viewerComponents = {
  ViewedShareLink: objectComponent(viewedShareLinkSchema, 'A share link as its viewers see it.', {
    ...viewedFields,
    allow_data_download: allowsData,
  }),
  SharedDashboard: objectComponent(sharedDashboardSchema, 'What the viewer of a share link reads.', {
    visibility: 'Whether the link is for everybody who has it or for those who are listed.',
    share_link: 'The link and what it allows.',
    dashboard: 'The dashboard with all of its cards.',
    notes: 'What to know of its table. Absent where nothing is kept of how it was made.',
    filter_by:
      'Which of the columns that its cards draw it can be filtered by. Absent where nothing is kept of how it was made.',
  }),
  DataNotes: objectComponent(dataNotesSchema, 'What whoever looks at a dashboard should know of its table.', {
    rows: 'Rows of the cleaned table.',
    columns: 'Columns of the cleaned table.',
    tests: 'How many statistical tests were run, and how many held.',
    warnings: 'What to be careful with, in words.',
    cleaning: 'What was done to the cells: the step by name, the column as titles call it, the rows.',
  }),
  FilterBy: objectComponent(filterBySchema, 'What a dashboard can be filtered by, of what its cards draw.', {
    time: 'The event time, whose days `from` and `to` bound, or null.',
    values: 'Columns whose values can be chosen by `in.COLUMN`.',
    numbers: 'Columns whose numbers can be bounded by `min.COLUMN` and `max.COLUMN`.',
  }),
  ShareGate: objectComponent(
    shareGateSchema,
    'A link that asks for proof tells nothing but what it asks for.',
    {
      visibility: 'Whether the link is for everybody who has it or for those who are listed.',
      requires: 'What the viewer must still show.',
    },
  ),
  GateProof: plainComponent(
    gateProofSchema,
    '`email_code`: the six digits that were mailed to a listed address. `password`: the password of the link.',
  ),
  RequestShareCode: objectComponent(requestShareCodeSchema, 'Whom to send a code to.', {
    email: 'The address of the viewer.',
  }),
  ShareCodeRequested: objectComponent(
    shareCodeRequestedSchema,
    'The same answer for every address, listed or not.',
    {
      email: 'The address as it was given.',
      expires_at: 'Until when a code that was sent works.',
    },
  ),
  OpenShareSession: objectComponent(openShareSessionSchema, 'What the viewer shows: one of them or both.', {
    code: 'The six digits of the mail.',
    password: 'The password of the link.',
  }),
  ShareSession: objectComponent(shareSessionSchema, 'What is still asked for.', {
    requires: 'Empty where the link is open now.',
    expires_at: 'When this browser has to show it again.',
  }),
}

export const shareLinkComponents = { ...ownerComponents, ...viewerComponents }

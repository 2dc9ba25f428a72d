/** Who asks. The scopes are keys of the owner's that have this one alone. */
export const personas = [
  'nobody',
  'other account',
  'all scopes',
  'dashboards:read',
  'dashboards:write',
  'share_links:write',
  'webhooks:write',
  'session',
  'other session',
  'session elsewhere',
  'expired key',
  'revoked key',
] as const

export type Persona = (typeof personas)[number]

/** A status for each, in their order. */
type Row = readonly number[]

/** For anybody at all, whatever they bring. */
const open = (status: number): Row => personas.map(() => status)

/** By operation, what each persona is answered, who asks for a thing of the owner's. Written out to be read. */
export const accessMatrix: Record<string, Row> = {
  //                       nobody other all  read write share hooks sess osess away expired revoked
  generateDashboard: [401, 200, 200, 403, 200, 403, 403, 200, 200, 403, 401, 401],
  getGeneration: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  deleteGeneration: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  streamGenerationEvents: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  regenerateDashboard: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  listDashboards: [401, 200, 200, 200, 403, 403, 403, 200, 200, 200, 401, 401],
  getDashboard: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  updateDashboard: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  createBlock: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  updateBlock: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  removeBlock: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  restoreBlock: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  deleteDashboard: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  getDashboardChanges: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  keepDashboardVersion: [401, 404, 200, 403, 200, 403, 403, 200, 404, 403, 401, 401],
  getFilteredDashboard: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  getDataset: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  listTableRows: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  downloadCleanedCsv: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  downloadBlockCsv: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  // 503: there is no browser here, which is told only to who may print.
  exportDashboardPdf: [401, 404, 503, 503, 403, 403, 403, 503, 404, 503, 401, 401],
  listShareLinks: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  createShareLink: [401, 404, 201, 403, 403, 201, 403, 201, 404, 403, 401, 401],
  getShareLink: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  updateShareLink: [401, 404, 200, 403, 403, 200, 403, 200, 404, 403, 401, 401],
  revokeShareLink: [401, 404, 200, 403, 403, 200, 403, 200, 404, 403, 401, 401],
  listShareViews: [401, 404, 200, 200, 403, 403, 403, 200, 404, 200, 401, 401],
  // What a public link shows, everybody sees; a key or a session makes no difference.
  viewSharedDashboard: open(200),
  viewSharedFilteredDashboard: open(200),
  downloadSharedBlockCsv: open(200),
  downloadSharedCleanedCsv: open(200),
  exportSharedPdf: open(503),
  requestShareCode: open(202),
  openShareSession: open(200),
  listWebhooks: [401, 200, 200, 403, 403, 403, 200, 200, 200, 200, 401, 401],
  createWebhook: [401, 201, 201, 403, 403, 403, 201, 201, 201, 403, 401, 401],
  getWebhook: [401, 404, 200, 403, 403, 403, 200, 200, 404, 200, 401, 401],
  updateWebhook: [401, 404, 200, 403, 403, 403, 200, 200, 404, 403, 401, 401],
  deleteWebhook: [401, 404, 200, 403, 403, 403, 200, 200, 404, 403, 401, 401],
  rotateWebhookSecret: [401, 404, 200, 403, 403, 403, 200, 200, 404, 403, 401, 401],
  sendTestWebhook: [401, 404, 202, 403, 403, 403, 202, 202, 404, 403, 401, 401],
  listDeliveries: [401, 404, 200, 403, 403, 403, 200, 200, 404, 200, 401, 401],
  getDelivery: [401, 404, 200, 403, 403, 403, 200, 200, 404, 200, 401, 401],
  redeliverWebhook: [401, 404, 202, 403, 403, 403, 202, 202, 404, 403, 401, 401],
  getAccount: [401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 401, 401],
  signUp: open(201),
  // 422: the password is the owner's.
  changePassword: [401, 403, 403, 403, 403, 403, 403, 200, 422, 403, 401, 401],
  requestEmailVerification: [401, 403, 403, 403, 403, 403, 403, 202, 202, 403, 401, 401],
  // 422: the code is of the owner's browser; it is checked only for who is signed in.
  confirmEmail: [401, 403, 403, 403, 403, 403, 403, 200, 422, 403, 401, 401],
  listApiKeys: [401, 403, 403, 403, 403, 403, 403, 200, 200, 200, 401, 401],
  createApiKey: [401, 403, 403, 403, 403, 403, 403, 201, 201, 403, 401, 401],
  revokeApiKey: [401, 403, 403, 403, 403, 403, 403, 200, 404, 403, 401, 401],
  rotateApiKey: [401, 403, 403, 403, 403, 403, 403, 201, 404, 403, 401, 401],
  getHealth: open(200),
  getOpenapiDocument: open(200),
}

/** Who comes to a link, and what the link is. */
export const viewers = [
  'a public link',
  'a private link, nobody',
  'a private link, on the list',
  'a private link, taken off the list',
  'a private link, on the list of another link',
  'a private link, its owner',
  'a private link, a verified account on the list',
  'a private link, an account on the list that is not verified',
  'a link with a password, nobody',
  'a link with a password, who gave it',
  'a link with a password, who gave the one before',
  'a link that does not allow the data',
  'an expired link',
  'an expired link, its owner',
  'a revoked link',
  'no link at all',
] as const

/** 403: the gate has not been passed, or the link does not allow it. A look at a gate is granted, and shows only it. */
export const viewerMatrix: Record<string, Row> = {
  //                         publ priv list off othr ownr verif unver pw  pwok pwold nodata exp expown rev none
  viewSharedDashboard: [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 410, 410, 410, 404],
  viewSharedFilteredDashboard: [
    200, 403, 200, 403, 403, 200, 200, 403, 403, 200, 403, 200, 410, 410, 410, 404,
  ],
  downloadSharedBlockCsv: [200, 403, 200, 403, 403, 200, 200, 403, 403, 200, 403, 403, 410, 410, 410, 404],
  downloadSharedCleanedCsv: [200, 403, 200, 403, 403, 200, 200, 403, 403, 200, 403, 403, 410, 410, 410, 404],
  exportSharedPdf: [503, 403, 503, 403, 403, 503, 503, 403, 403, 503, 403, 403, 410, 410, 410, 404],
  requestShareCode: [422, 202, 202, 202, 202, 202, 202, 202, 422, 422, 422, 422, 410, 410, 410, 404],
  openShareSession: [422, 422, 422, 422, 422, 422, 422, 422, 200, 200, 200, 422, 410, 410, 410, 404],
}

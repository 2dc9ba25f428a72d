import type { SharedPageProps } from './shared-page'

/** Where the page's markup stands, and where what it was made of. */
export const pageId = 'page'
export const dataId = 'page-data'

/** JSON that no text in it can end before its script element ends. */
export const jsonForScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

export const writePageData = (props: SharedPageProps): string => jsonForScript(props)

export const readPageData = (): SharedPageProps =>
  JSON.parse(document.getElementById(dataId)?.textContent ?? '') as SharedPageProps

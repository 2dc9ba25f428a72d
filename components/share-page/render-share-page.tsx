import '@/lib/format/foreign-periods'
import { text } from 'node:stream/consumers'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { ThemeProvider } from '@/components/shell/theme-provider'
import { fillSlot } from './fill-slot'
import { writePageData } from './page-data'
import { dataSlot, type PageFiles, pageSlot, ShareDocument } from './share-document'
import { SharePage } from './share-page'
import type { SharedPageProps } from './shared-page'

export { renderPrintPage } from '@/components/print-page/render-print-page'

/**
 * A share link's page as HTML. The markup is made apart from the document around it, so that the ids in it are those
 * that the browser gives when it wakes it; all charts are waited for.
 */
export async function renderSharePage(props: SharedPageProps, files: PageFiles): Promise<string> {
  const { title, description } = props.view.dashboard
  const { share_url: url } = props.view.share_link
  const page = await markup(props)
  const data = writePageData(props)
  const html = renderToStaticMarkup(<ShareDocument {...{ title, description, url, files }} />)
  return `<!DOCTYPE html>${fillSlot(fillSlot(html, dataSlot, data), pageSlot, page)}`
}

async function markup(props: SharedPageProps): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<SharePage {...props} />)
  return text(prelude)
}

/** What the page runs in its place, by its text: the choice of a theme, before anything is seen. */
export function themeScript(): string {
  const html = renderToStaticMarkup(<ThemeProvider nonce={undefined}>{null}</ThemeProvider>)
  const [, script] = /<script[^>]*>([\s\S]*)<\/script>/.exec(html) ?? []
  if (!script) throw new Error('The theme is chosen by no script any more.')
  return script
}

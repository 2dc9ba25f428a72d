import { hydrateRoot } from 'react-dom/client'
import { pageId, readPageData } from './page-data'
import { SharePage } from './share-page'

/** Wakes the page that the server has drawn. */
const page = document.getElementById(pageId)
if (page) void wake(page)

async function wake(page: HTMLElement) {
  const data = readPageData()
  if (data.view.dashboard.layout.language) await import('@/lib/format/foreign-periods')
  hydrateRoot(page, <SharePage {...data} />)
}

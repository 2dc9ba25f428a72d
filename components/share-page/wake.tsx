import { hydrateRoot } from 'react-dom/client'
import { pageId, readPageData } from './page-data'
import { SharePage } from './share-page'

/** Wakes the page that the server has drawn. */
const page = document.getElementById(pageId)
if (page) hydrateRoot(page, <SharePage {...readPageData()} />)

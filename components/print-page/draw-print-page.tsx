import { createRoot } from 'react-dom/client'
import { printDataId, printId } from './print-document'
import { PrintPage } from './print-page'

/** Draws the page at once for the paper that there is: nobody looks at it before. */
const page = document.getElementById(printId)
const data = document.getElementById(printDataId)?.textContent
if (page && data) createRoot(page).render(<PrintPage {...JSON.parse(data)} />)

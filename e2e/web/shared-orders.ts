import { readFileSync } from 'node:fs'
import { createClient } from '@/lib/client/create-client'
import { baseUrl, makeKey } from '../api/product'
import { sampleFile } from './visitor'

/** The address of a share link to the sample's dashboard. */
export async function shareOrders(instructions?: string): Promise<string> {
  const client = createClient({ baseUrl, apiKey: makeKey('free') })
  const file = new Blob([readFileSync(sampleFile('store-orders.csv'))])
  const made = await client.generateDashboard({
    file,
    fileName: 'store-orders.csv',
    fileType: 'csv',
    ...(instructions && { instructions }),
  })
  if (made.status !== 'completed') throw new Error('A small file is finished within the request.')
  return made.share_link.share_url
}

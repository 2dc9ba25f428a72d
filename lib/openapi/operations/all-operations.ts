import type { Operation } from '../operation'
import { accountOperations } from './account'
import { blockOperations } from './blocks'
import { changeOperations } from './changes'
import { dashboardOperations } from './dashboards'
import { datasetOperations } from './datasets'
import { deliveryOperations } from './deliveries'
import { filteringOperations } from './filtering'
import { generationOperations } from './generations'
import { keyOperations } from './keys'
import { pdfOperations } from './pdf'
import { serviceOperations } from './service'
import { shareGateOperations } from './share-gate'
import { shareLinkOperations } from './share-links'
import { shareViewingOperations } from './share-viewing'
import { webhookOperations } from './webhooks'

/** Everything that the API can do, in the order of the reference. */
export const allOperations: Operation[] = [
  ...generationOperations,
  ...dashboardOperations,
  ...filteringOperations,
  ...blockOperations,
  ...changeOperations,
  ...datasetOperations,
  ...pdfOperations,
  ...shareLinkOperations,
  ...shareViewingOperations,
  ...shareGateOperations,
  ...webhookOperations,
  ...deliveryOperations,
  ...accountOperations,
  ...keyOperations,
  ...serviceOperations,
]

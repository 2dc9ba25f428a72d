import type { Component } from '../component'
import { accountComponents } from './account'
import { cardComponents } from './cards'
import { dashboardComponents } from './dashboard'
import { datasetComponents } from './dataset'
import { generationComponents } from './generation'
import { serviceComponents } from './service'
import { shareLinkComponents } from './share-link'
import { webhookComponents } from './webhook'

/** Every schema that has a name in the document. */
export const allComponents: Record<string, Component> = {
  ...generationComponents,
  ...dashboardComponents,
  ...cardComponents,
  ...datasetComponents,
  ...shareLinkComponents,
  ...webhookComponents,
  ...accountComponents,
  ...serviceComponents,
}

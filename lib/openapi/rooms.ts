/** The parts of the reference, in the order that people need them. */
export const rooms = {
  generations: {
    title: 'Generations',
    description:
      'Send a table, get a dashboard. A small file is finished within the request; a larger one is answered at once and can be polled, streamed or waited for by a webhook.',
  },
  dashboards: {
    title: 'Dashboards',
    description:
      'What was made: title, layout and cards with the data that each is drawn from. Rename, reorder, make anew, delete.',
  },
  datasets: {
    title: 'Datasets',
    description: 'The table under a dashboard: what each column is, what was cleaned, and the cleaned rows.',
  },
  'share-links': {
    title: 'Share links',
    description: 'Addresses under which others may look at a dashboard, and what each of them allows.',
  },
  'share-viewing': {
    title: 'Viewing a shared dashboard',
    description:
      'What the viewer of a share link reads. It needs no key: a link is open, or its gate asks for a password or for a code that is sent by mail.',
  },
  webhooks: {
    title: 'Webhooks',
    description:
      'Endpoints of yours that are told when a dashboard is ready or has failed, after Standard Webhooks 1.0, and the log of every delivery.',
  },
  account: { title: 'Account', description: 'Whom a key or a session belongs to.' },
  keys: {
    title: 'API keys',
    description:
      'Keys are managed by a signed-in session, never by a key: one that leaked can make no others.',
  },
  service: { title: 'Service', description: 'The state of this installation, and this document.' },
} as const satisfies Record<string, { title: string; description: string }>

export type Room = keyof typeof rooms

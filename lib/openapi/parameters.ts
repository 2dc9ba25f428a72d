/** What a parameter in a path names, by the segment before it. */
const pathParameters: Record<string, string> = {
  'dashboard/{id}': 'The id of the dashboard.',
  'generate/{generation_id}': 'The id of the generation.',
  'blocks/{block_id}': 'The id of the card.',
  'keys/{id}': 'The id of the key; not the key itself.',
  'share/{link_id}': 'The id of the share link.',
  'share-links/{id}': 'The id of the share link.',
  'webhooks/{id}': 'The id of the webhook endpoint.',
  'deliveries/{delivery_id}': 'The id of the delivery.',
}

const segmentBefore = /([a-z-]+)\/\{([a-z_]+)\}/g

/** The parameters of a path; one that is not in the table throws. */
export function parametersOfPath(path: string) {
  return [...path.matchAll(segmentBefore)].map(([place, , name]) => {
    const description = pathParameters[place]
    if (!description) throw new Error(`lib/openapi/parameters.ts does not describe ${place} of ${path}.`)
    return {
      in: 'path' as const,
      name: name as string,
      required: true,
      description,
      schema: { type: 'string' as const },
    }
  })
}

/** Read on every POST of an account. */
export const idempotencyKeyParameter = {
  in: 'header' as const,
  name: 'Idempotency-Key',
  required: false,
  description:
    'Any text of up to 255 characters, best a random UUID, one for each thing that you want done. For 24 hours the same key with the same content gives the stored answer instead of doing it again.',
  schema: { type: 'string' as const, maxLength: 255 },
  example: '6b0f6c6e-3c0a-4a56-8f3a-0f4f9f1f2a77',
}

import { runRequests } from '../test/fuzz/run-requests'
import { fuzz } from './fuzz'

/**
 * `npm run bench -- requests [--count N] [--seed N] [--only CASE]`: requests made of the OpenAPI document, right and odd,
 * by everybody who might send them. Each answer must be one of the document's.
 */
await fuzz(12_000, runRequests)

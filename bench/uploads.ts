import { runUploads } from '../test/fuzz/run-uploads'
import { fuzz } from './fuzz'

/**
 * `npm run bench -- uploads [--count N] [--seed N] [--only CASE]`: tables that were mutated, uploaded and read again. Each
 * ends in a dashboard or in a clear refusal.
 */
await fuzz(5000, runUploads)

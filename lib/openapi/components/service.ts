import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { errorCodeSchema, errorDetailSchema, errorSchema } from '@/lib/contracts/errors'
import { healthSchema } from '@/lib/contracts/health'
import { objectComponent, plainComponent } from '../component'

export const serviceComponents = {
  ErrorEnvelope: objectComponent(errorEnvelopeSchema, 'Every refusal has this shape.', {
    status: 'Always `error`.',
    success: 'Always false.',
    message: 'The same text as in `error`.',
    data: 'Always null.',
    error: 'What was refused, and why.',
  }),
  Error: objectComponent(errorSchema, 'A refusal by code, made to be acted on.', {
    code: 'What to branch on. Codes stay; texts may get better.',
    message: 'What was wrong, where, and what to do.',
    param: 'The field, option or scope that it is about, or null.',
    doc_url: 'The code explained.',
    generation_id:
      'Where a generation had begun, which ended as `failed` and can be read; its address is in the `Location` header.',
    request_id: 'The same as the `X-Request-Id` header. Tell it when you ask for help.',
    retryable: 'Whether the same request may succeed later.',
    details: 'Everything that is wrong with the request, field by field. Often empty.',
  }),
  ErrorDetail: objectComponent(errorDetailSchema, 'One thing that is wrong.', {
    path: 'The field, with dots where it lies deeper.',
    code: 'What is wrong with it, by name.',
    message: 'What is wrong with it, in words.',
  }),
  ErrorCode: plainComponent(errorCodeSchema, 'Every code that this API answers with.'),
  Health: objectComponent(healthSchema, 'The state of this installation.', {
    status: '`ok`, or `degraded` where something it stands on does not answer.',
    version: 'The version of the product.',
    database: 'Whether the database answers.',
    queue: 'Generations that wait and that run, or null where the database does not answer.',
  }),
}

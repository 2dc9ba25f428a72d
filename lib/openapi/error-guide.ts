import type { ErrorCode } from '@/lib/contracts/errors'

export interface ErrorGuide {
  /** When it is answered. */
  cause: string
  /** What to do. */
  cure: string
  /** As the API words it. */
  example: string
}

/** Every code with its cause and cure; a code that is missing does not compile. */
export const errorGuide: Record<ErrorCode, ErrorGuide> = {
  bad_request: {
    cause: 'The request can’t be read: its body is not JSON or not UTF-8, or its path can’t be decoded.',
    cure: 'Send a body that is what its Content-Type says, and encode the path.',
    example: 'The body is not JSON: Unexpected end of JSON input.',
  },
  malformed_multipart: {
    cause: 'The form can’t be taken apart: no boundary, no end, no body, or more than 100 parts.',
    cure: 'Let your HTTP library write the form and its Content-Type; never set that header by hand.',
    example: "The multipart/form-data body can't be read: the Content-Type names no boundary.",
  },
  missing_api_key: {
    cause: 'No key was sent, and nobody is signed in.',
    cure: 'Send `Authorization: Bearer <key>`. Keys are made on the settings page.',
    example: 'Send an API key as "Authorization: Bearer <key>". Keys are made on the settings page.',
  },
  invalid_api_key: {
    cause: 'What was sent is no key of this installation: mistyped, cut short, or made elsewhere.',
    cure: 'Copy the whole key. It ends in a checksum, so a typing error is found at once.',
    example: 'This is not a valid API key.',
  },
  expired_api_key: {
    cause: 'The key has reached the end that it was given, or the grace period after a rotation is over.',
    cure: 'Make a new key, or use the one that took its place.',
    example: 'This API key has expired.',
  },
  revoked_api_key: {
    cause: 'The key was revoked by hand.',
    cure: 'Make a new key and replace it wherever the old one is used.',
    example: 'This API key was revoked.',
  },
  insufficient_scope: {
    cause:
      'The key may not do this: it lacks the scope that `param` names, or only a signed-in session can. A session that is used from another site gets this too.',
    cure: 'Use a key with that scope. Keys themselves are managed on the settings page.',
    example: 'This key lacks the scope dashboards:write.',
  },
  premium_required: {
    cause: 'The option that `param` names is for premium accounts. It is refused, never silently ignored.',
    cure: 'Leave the option out, or change the plan.',
    example: 'allowed_emails is for premium accounts.',
  },
  not_found: {
    cause:
      'There is nothing here: no such path, no such id, or it belongs to someone else. The three look alike.',
    cure: 'Check the id, and that the key is of the account that owns it.',
    example: 'There is no dashboard with this id in your account.',
  },
  method_not_allowed: {
    cause: 'The path exists but does not serve this method.',
    cure: 'Use one of the methods in the `Allow` header.',
    example: 'PUT is not possible here; GET, HEAD, OPTIONS are.',
  },
  upload_timeout: {
    cause: 'The body stopped coming, or came too slowly.',
    cure: 'Send it again, from a better connection.',
    example: 'The upload took too long.',
  },
  idempotency_in_progress: {
    cause: 'A request with the same Idempotency-Key is still running.',
    cure: 'Wait for `Retry-After` seconds and send the same request again: you get the answer of the first.',
    example: 'A request with this Idempotency-Key is still running.',
  },
  document_unreadable: {
    cause:
      'What is stored of the dashboard can’t be read by this version: a newer one has written it, or it was changed by hand. The text says where.',
    cure: 'Make the dashboard anew (`POST /api/dashboard/{id}/regenerate/`); its table, links and title are kept.',
    example:
      'This dashboard can’t be read as it was stored: layout.chart_order: Invalid input: expected array, received undefined. Make the dashboard anew; its table is still here.',
  },
  conflict: {
    cause:
      'What is asked for does not go with how things stand, such as deleting what still runs, or changing a dashboard that has changed since it was read.',
    cure: 'The message says what stands against it. Do that first.',
    example: 'This generation is still running. Delete it when it has ended.',
  },
  share_link_expired: {
    cause: 'The share link has reached its end.',
    cure: 'Ask its owner for a new one; the owner can move its end.',
    example: 'This share link has expired.',
  },
  share_link_revoked: {
    cause: 'The owner has closed the share link.',
    cure: 'Ask its owner for a new one. A revoked link stays closed.',
    example: 'This share link was closed by its owner.',
  },
  file_too_large: {
    cause:
      'The file is larger than 10 MB (10 × 1024 × 1024 bytes), or than the room that is left to the account; the message tells which, and how much is used.',
    cure: 'Leave out columns or rows that the dashboard doesn’t need, or split the file. Room comes of deleting dashboards and failed generations: their files go with them.',
    example: 'The file is larger than 10 MB (10,485,760 bytes).',
  },
  too_many_columns: {
    cause: 'The table has more than 2,000 columns.',
    cure: 'Keep the columns that matter. Months as columns are better sent as rows.',
    example:
      'Row 1 has more than 2,000 columns. Keep the ones that matter, or check that the file is a table.',
  },
  too_many_cells: {
    cause: 'The table has more than 6,000,000 cells.',
    cure: 'Send fewer rows or columns. A full table of 10 MB stays below this; empty cells make the rest.',
    example: 'The table has more than 6,000,000 cells.',
  },
  json_too_deep: {
    cause: 'The JSON is nested deeper than 32 levels.',
    cure: 'Send a list of flat objects, one a row.',
    example: 'The JSON is nested deeper than 32 levels.',
  },
  unsupported_media_type: {
    cause: 'The Content-Type is not the one that this endpoint reads.',
    cure: 'Send `multipart/form-data` with a file, `application/json` elsewhere.',
    example: 'The Content-Type of this request must be application/json. It was text/plain.',
  },
  unsupported_content_encoding: {
    cause: 'The body is compressed.',
    cure: 'Send it as it is, without a Content-Encoding.',
    example: 'The body must be sent as it is: the Content-Encoding gzip is not read.',
  },
  idempotency_key_reused: {
    cause: 'The Idempotency-Key was used within 24 hours with other content.',
    cure: 'Make a new key for every new request; keep it only for retries of the same one.',
    example: 'This Idempotency-Key was used with another request.',
  },
  validation_error: {
    cause:
      'One or more fields are missing, wrong or not known. `details` lists all of them, with the field that was most likely meant.',
    cure: 'Mend what `details` names.',
    example: 'file_type: must be csv, json or xlsx',
  },
  file_unparsable: {
    cause: 'The file can’t be read as the table that it says it is. The text says where.',
    cure: 'Open the file at that row, mend it, and send it again.',
    example: 'The JSON ends at line 12 before its last bracket.',
  },
  empty_dataset: {
    cause: 'The file has no rows, or none with anything in them.',
    cure: 'Send a file with a header and at least one row.',
    example: 'The file has no rows.',
  },
  file_type_mismatch: {
    cause: 'The bytes are not what `file_type` says: a spreadsheet, a picture, JSON sent as CSV.',
    cure: 'Export the table as CSV, JSON or .xlsx, and name the right type.',
    example: 'The file is an Excel workbook. Send it with file_type=xlsx.',
  },
  rate_limited: {
    cause: 'Too many requests in the window that `RateLimit-Policy` names.',
    cure: 'Wait for `Retry-After` seconds. `RateLimit` tells on every answer how many are left.',
    example: 'Too many requests. Try again in 12 seconds.',
  },
  too_many_concurrent_generations: {
    cause: 'As many generations of this account are running as its plan allows at once.',
    cure: 'Wait until one has ended; `Retry-After` says when to try.',
    example: 'One generation is running, which is all that the free plan allows at once.',
  },
  internal_error: {
    cause: 'Something broke on our side. It is logged with the request id.',
    cure: 'Try again. If it stays so, tell us the request id.',
    example: 'Something went wrong on our side. If it stays so, tell us the request id req_5f0c.',
  },
  overloaded: {
    cause: 'This installation can’t take more work for the moment, or something it stands on is away.',
    cure: 'Wait for `Retry-After` seconds and try again.',
    example: 'Too much is waiting to be done. Try again shortly.',
  },
}

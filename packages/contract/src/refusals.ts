/**
 * Every "no" that the server can say, with its HTTP status (contract.md, Envelope).
 * A refusal by a business rule travels as 200; 404 only for what is absent or another's.
 * A code without a sentence in five languages does not compile (packages/phrases).
 */
export const refusals = {
  // of the protocol
  malformed: 400,
  unknown_action: 400,
  invalid_fields: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  forbidden: 403,
  not_found: 404,
  request_timeout: 408,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  busy: 503,
  // of the business
  key_reused: 200,
  order_not_found: 404,
  slot_not_found: 404,
  slot_mismatch: 200,
  group_category_not_served: 200,
  country_unknown: 200,
  ticket_not_sold: 200,
  service_not_sold: 200,
  booking_closed: 200,
  no_places: 200,
  too_many_holds: 200,
  order_already_closed: 200,
  move_not_allowed: 200,
  stale_revision: 200,
  visit_started: 200,
  not_archivable: 200,
  already_archived: 200,
} as const

export type RefusalCode = keyof typeof refusals

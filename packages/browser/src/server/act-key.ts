import { Refused, Unanswered } from './http.ts'

/** A key that no other act has (specification/actions.md). Not randomUUID: browsers give it to https pages only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Answers that the server does not store under a key: the act may be tried again with the same one. */
const unstored = new Set(['internal', 'busy', 'outcome_unknown', 'too_many_requests', 'request_timeout'])

/** Whether a repeat must carry the same key, so that an act whose answer was lost cannot happen twice. */
export function keepsKey(error: unknown): boolean {
  return error instanceof Unanswered || (error instanceof Refused && unstored.has(error.code))
}

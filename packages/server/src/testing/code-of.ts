import type { LightMyRequestResponse } from 'fastify'

/** What an answer says: the code of its refusal, or `ok`. A page says it in words. */
export function codeOf(answer: LightMyRequestResponse): string | undefined {
  const type = String(answer.headers['content-type'])
  if (type.startsWith('text/html') && answer.statusCode === 404) return 'voucher_not_found'
  if (!type.startsWith('application/json')) return 'ok'
  const body = answer.json<{ success?: boolean; code?: string } | null>()
  return body?.success === false ? body.code : 'ok'
}

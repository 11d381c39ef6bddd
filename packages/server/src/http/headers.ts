import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Sources beside our own files. */
type Inside = { scripts?: readonly string[]; styles?: readonly string[] }

const policyWith = ({ scripts = [], styles = [] }: Inside): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** For a page of ours: only the scripts and styles that stand in it hold there, known by their hashes. What is data runs nowhere. */
export function policyOf(page: string): string {
  const hashesOf = (element: RegExp): string[] =>
    [...page.matchAll(element)].map(([, inside = '']) => `'sha256-${createHash('sha256').update(inside).digest('base64')}'`)
  return policyWith({
    scripts: hashesOf(/<script(?![^>]*(?:\ssrc=|type="application\/json"))[^>]*>([^]*?)<\/script>/g),
    styles: hashesOf(/<style[^>]*>([^]*?)<\/style>/g),
  })
}

/** On every answer, errors included (OWASP ASVS V3.4). */
export const securityHeaders = {
  'content-security-policy': policyWith({}),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

/** Answers are private unless a route says otherwise (built assets with a hash in their name). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    secureAnswer(request, reply)
    done()
  })
}

/** For answers that no hook saw too: Fastify refuses an address that it cannot read before the first hook. */
export function secureAnswer(request: FastifyRequest, { raw }: FastifyReply): void {
  for (const [name, value] of Object.entries(securityHeaders)) raw.setHeader(name, value)
  raw.setHeader('cache-control', 'no-store')
  raw.setHeader('x-request-id', request.id)
}

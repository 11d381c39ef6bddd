import type { FastifyRequest } from 'fastify'
import type { Secrets } from '../secrets.ts'

/** What makes this server the one that it is to the world: where people find it, and what only it can make. */
export type ServerIdentity = Readonly<{
  publicOrigin: string
  secrets: Secrets
  /** `local`: mails leave for nowhere and the office shows them whole, links included. */
  mailbox: 'local' | 'smtp'
  /** How the payment systems know us: their settings by name (payments/providers). None: nothing can be paid online. */
  acquiring: Readonly<Record<string, string>>
}>

/** Where a request came from, for sessions and the audit log: the client's address and what it calls itself. */
export type Origin = Readonly<{ address: string; device: string }>

const deviceLength = 200

/** An IPv4 client of a socket that listens on IPv6 is written as such, and a zone (`%eth0`) is only known to this machine. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

export function originOf(request: FastifyRequest): Origin {
  return { address: plainAddress(request.ip), device: (request.headers['user-agent'] ?? '').slice(0, deviceLength) }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Books } from './bank/books.ts'
import type { Payment } from './bank/payment.ts'
import type { Pace } from './config.ts'

/** What the APIs of both banks share. */
export type Gate = Readonly<{ books: Books; origin: () => string; pace: Pace }>

/** Plays "500, then right" and "half a minute late" on the next question about a payment; true: it is answered, `fault` in the bank's words. */
export async function isDisturbed(reply: FastifyReply, payment: Payment, pace: Pace, fault: object): Promise<boolean> {
  if (payment.failsLeft > 0) {
    payment.failsLeft--
    reply.code(500).send(fault)
    return true
  }
  if (payment.slowsLeft > 0) {
    payment.slowsLeft--
    await pause(pace.slowMs)
  }
  return false
}

export function formOf(body: unknown): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : ''))
}

/** Undefined: it is no JSON object. */
export function jsonOf<T extends object>(body: unknown): Partial<T> | undefined {
  try {
    const value: unknown = JSON.parse(String(body))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

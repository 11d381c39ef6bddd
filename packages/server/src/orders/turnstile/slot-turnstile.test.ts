import { describe, expect, it } from 'vitest'
import { Busy } from '../../outcome.ts'
import { createTurnstile } from './slot-turnstile.ts'

type Visit = { isInside: () => boolean; leave: () => void; ended: Promise<void> }

function visit(turnstile: ReturnType<typeof createTurnstile>, slotId = 1): Visit {
  const { promise, resolve } = Promise.withResolvers<void>()
  let inside = false
  const ended = turnstile.pass(slotId, async () => {
    inside = true
    await promise
  })
  return { isInside: () => inside, leave: resolve, ended }
}

const patient = { patienceMs: 60_000 }

describe('the turnstile before a slot', () => {
  it('lets the next one in when somebody leaves, in the order in which they came', async () => {
    const turnstile = createTurnstile({ inside: 1, waiting: 2, ...patient })
    const [first, second, third] = [visit(turnstile), visit(turnstile), visit(turnstile)]
    await expect.poll(first.isInside).toBe(true)
    first.leave()
    await first.ended
    await expect.poll(second.isInside).toBe(true)
    expect(third.isInside()).toBe(false)
    second.leave()
    third.leave()
    await Promise.all([second.ended, third.ended])
  })

  it('is busy for whoever finds too many before it, and not for another slot', async () => {
    const turnstile = createTurnstile({ inside: 1, waiting: 1, ...patient })
    const [first, second] = [visit(turnstile), visit(turnstile)]
    await expect(visit(turnstile).ended).rejects.toThrow(Busy)
    const elsewhere = visit(turnstile, 2)
    await expect.poll(elsewhere.isInside).toBe(true)
    for (const one of [first, second, elsewhere]) one.leave()
    await Promise.all([first.ended, second.ended, elsewhere.ended])
  })

  it('is busy for whoever stood too long, and the place of whoever gave up goes to the next', async () => {
    const turnstile = createTurnstile({ inside: 1, waiting: 2, patienceMs: 1 })
    const first = visit(turnstile)
    await expect(visit(turnstile).ended).rejects.toThrow(Busy)
    first.leave()
    await first.ended
    const next = visit(turnstile)
    await expect.poll(next.isInside).toBe(true)
    next.leave()
    await next.ended
  })

  it('gives the place back when the work fails', async () => {
    const turnstile = createTurnstile({ inside: 1, waiting: 1, ...patient })
    await expect(turnstile.pass(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turnstile.pass(1, async () => 'in')).toBe('in')
  })
})

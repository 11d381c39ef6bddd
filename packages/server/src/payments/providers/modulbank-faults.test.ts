import { lastingDays } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankStand, createBankStand, type Opened, openAt, scanned } from '../../testing/bank-stand.ts'
import { disagreements } from './agreement.rules.ts'
import { modulbank } from './modulbank.ts'
import { modulbankSignature } from './modulbank-signature.ts'
import { type CallbackHint, ProviderSilence, type RawCallback } from './provider.ts'

let stand: BankStand

beforeAll(async () => {
  stand = await createBankStand()
})
afterAll(() => stand.close())

const isAbout =
  (ref: string) =>
  ({ body }: RawCallback): boolean =>
    body.toString().includes(`=${ref}&`) || body.toString().endsWith(`=${ref}`)

/** What was told about a payment, once so much has been told. */
async function toldAbout({ payment }: Opened, count: number): Promise<RawCallback[]> {
  return stand.until(
    () => stand.told.filter(isAbout(payment.ref)),
    (told) => told.length >= count,
  )
}

async function played(outcome: string, method: 'card' | 'sbp' = 'card'): Promise<Opened> {
  const opened = await openAt(stand, method)
  await stand.play(opened.payment.ref, outcome)
  return opened
}

async function hintsAbout(opened: Opened, count: number): Promise<(CallbackHint | undefined)[]> {
  return (await toldAbout(opened, count)).map((callback) => opened.provider.readCallback(callback))
}

function expectedOf({ payment, provider }: Opened): Parameters<typeof disagreements>[0] {
  return { ...payment, testing: provider.testing }
}

describe('a callback', () => {
  it.each(['card', 'sbp'] as const)('of a payment by %s names our number, the transaction and the bank’s word', async (method) => {
    const opened = await played('approve', method)
    const [hint] = await hintsAbout(opened, 1)
    const { transactionId } = await opened.read()
    expect(hint).toEqual({ ref: opened.payment.ref, transactionId, word: 'COMPLETE', eventId: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('of a failure comes too, and says so', async () => {
    const [hint] = await hintsAbout(await played('decline'), 1)
    expect(hint).toMatchObject({ word: 'FAILED' })
  })

  it('that comes three times is one event', async () => {
    const hints = await hintsAbout(await played('duplicate'), 3)
    expect(hints).toHaveLength(3)
    expect(new Set(hints.map((hint) => hint?.eventId)).size).toBe(1)
  })

  it('is repeated until we take it', async () => {
    stand.answers.unshift(500, 503)
    const opened = await played('approve')
    const hints = await hintsAbout(opened, 3)
    expect(new Set(hints.map((hint) => hint?.eventId)).size).toBe(1)
    const { callbacks } = await stand.until(
      () => stand.look(opened.payment.ref),
      (seen) => seen.callbacks.length === 3,
    )
    expect(callbacks.map(({ status }) => status)).toEqual([500, 503, 200])
  })

  it('that is late finds the money there already when we ask', async () => {
    const opened = await played('late')
    expect(await opened.read()).toMatchObject({ status: 'COMPLETE' })
    expect(await hintsAbout(opened, 1)).toMatchObject([{ word: 'COMPLETE' }])
  })

  it('that comes in the wrong order is another event, and the bank still says that it is paid', async () => {
    const opened = await played('reordered')
    const hints = await hintsAbout(opened, 2)
    expect(hints.map((hint) => hint?.word)).toEqual(['COMPLETE', 'PROCESSING'])
    expect(new Set(hints.map((hint) => hint?.eventId)).size).toBe(2)
    expect(await opened.read()).toMatchObject({ status: 'COMPLETE' })
  })

  it('with a wrong signature is nobody’s, and the payment is paid all the same', async () => {
    const opened = await played('bad_signature')
    expect(await hintsAbout(opened, 1)).toEqual([undefined])
    expect(await opened.read()).toMatchObject({ status: 'COMPLETE' })
  })

  it('that was altered, emptied or signed for another shop is refused', async () => {
    const opened = await played('approve')
    const [callback] = await toldAbout(opened, 1)
    const fields = Object.fromEntries(new URLSearchParams(callback?.body.toString()))
    const read = (changed: Record<string, string>): CallbackHint | undefined =>
      opened.provider.readCallback({ body: Buffer.from(new URLSearchParams(changed).toString()), headers: {} })
    expect(read(fields)).toBeDefined()
    const changes: Record<string, string>[] = [
      { amount: '1.00' },
      { state: 'FAILED' },
      { custom_order_id: 'anf-1' },
      { testing: '0' },
      { extra: '1' },
    ]
    for (const change of changes) {
      expect(read({ ...fields, ...change })).toBeUndefined()
    }
    expect(read({})).toBeUndefined()
    const foreign = { ...fields, merchant: 'another' }
    expect(read({ ...foreign, signature: modulbankSignature(foreign, stand.settings['MODULBANK_KEY'] ?? '') })).toBeUndefined()
  })

  it('is refused when it is older than anybody asks about a payment, however well it is signed; one of yesterday is taken', async () => {
    const opened = await played('approve')
    const [callback] = await toldAbout(opened, 1)
    const fields = Object.fromEntries(new URLSearchParams(callback?.body.toString()))
    const ago = (days: number): CallbackHint | undefined => {
      const told = { ...fields, unix_timestamp: String(Math.floor((Date.now() - lastingDays(days)) / 1000)) }
      const signature = modulbankSignature(told, stand.settings['MODULBANK_KEY'] ?? '')
      return opened.provider.readCallback({ body: Buffer.from(new URLSearchParams({ ...told, signature }).toString()), headers: {} })
    }
    expect([ago(1)?.word, ago(4)]).toEqual(['COMPLETE', undefined])
  })

  it('of bytes that are no form is refused', async () => {
    const { provider } = await openAt(stand, 'card')
    for (const body of [
      Buffer.alloc(0),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from('{"state":"COMPLETE"}'),
      Buffer.alloc(64_000, '&='),
    ]) {
      expect(provider.readCallback({ body, headers: {} })).toBeUndefined()
    }
  })
})

describe('a bank that errs', () => {
  it.each([
    ['wrong_amount', ['amount']],
    ['wrong_currency', ['currency']],
    ['wrong_test_flag', ['testing']],
    ['approve', []],
  ] as const)('by %s is found out before money is posted', async (outcome, differences) => {
    const opened = await played(outcome)
    const told = await opened.read()
    expect(told.status).toBe('COMPLETE')
    expect(disagreements(expectedOf(opened), told)).toEqual(differences)
  })

  it('about whose payment it is, is found out too', async () => {
    const opened = await played('approve')
    const other = await openAt(stand, 'card')
    expect(disagreements(expectedOf(other), await opened.read())).toContain('order')
  })

  it('with an unknown word leaves the payment open and calls for somebody', async () => {
    const opened = await played('unknown_status')
    expect(await opened.read()).toMatchObject({ status: 'PROCESSING', word: 'UNDER_REVIEW', isUnknownWord: true })
    expect(await hintsAbout(opened, 1)).toMatchObject([{ word: 'UNDER_REVIEW' }])
    await stand.play(opened.payment.ref, 'approve')
    expect(await opened.read()).toMatchObject({ status: 'COMPLETE', isUnknownWord: false })
  })

  it('with 500 is asked again', async () => {
    const opened = await played('server_error')
    expect(await opened.read()).toMatchObject({ status: 'COMPLETE' })
  })

  it('by taking half a minute is not waited for, and is asked again', async () => {
    const opened = await played('slow')
    const hurried = modulbank(stand.settings, { callbackUrl: 'http://127.0.0.1:9/', timeoutMs: 100 })
    expect(await hurried?.readState(opened.key)).toMatchObject({ status: 'COMPLETE' })
  })

  it('whose payer pays after the end is believed: first it is over, then it is paid', async () => {
    const opened = await played('expire')
    expect(await opened.read()).toMatchObject({ status: 'FAILED', word: 'BILL_EXPIRED' })
    await stand.play(opened.payment.ref, 'after_expiry')
    expect(await hintsAbout(opened, 1)).toMatchObject([{ word: 'COMPLETE' }])
    expect(await opened.read()).toMatchObject({ status: 'COMPLETE' })
  })
})

describe('a bank that is not there', () => {
  it('is silence, which names the call and no key', async () => {
    const nobody = modulbank({ ...stand.settings, MODULBANK_URL: 'http://127.0.0.1:9' }, { callbackUrl: '', timeoutMs: 100 })
    const silence = await nobody
      ?.readState({ ref: 'anf-71', method: 'card', providerId: '71', transactionId: null })
      .catch((error: unknown) => error)
    expect(silence).toBeInstanceOf(ProviderSilence)
    expect(String(silence)).toBe('Error: modulbank GET /api/v1/bill/: no connection')
  })

  it('may be some other page: what is no answer of the bank’s is silence, never a payment', async () => {
    const page = modulbank({ ...stand.settings, MODULBANK_URL: `${stand.origin}/?` }, { callbackUrl: '' })
    const payment = { ref: 'anf-71', method: 'card', providerId: '71', transactionId: null } as const
    await expect(page?.readState(payment)).rejects.toThrow('HTTP 200 without a status')
  })
})

describe('what chooses a scenario', () => {
  it.each([
    ['the kopecks of the amount', { amount: kopecks(100_086) }],
    ['the payer’s name', { payer: { name: 'TEST wrong_amount', email: 'a@example.com' } }],
  ])('may be %s', async (_, changes) => {
    const opened = await openAt(stand, 'sbp', changes)
    await stand.post(`${scanned(opened.opened)}/pay`, {})
    expect(disagreements(expectedOf(opened), await opened.read())).toEqual(['amount'])
  })
})

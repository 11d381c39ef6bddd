import { addDays } from '@anfilada/contract/dates'
import { type ReconciliationAct, reconciliationActions } from '@anfilada/contract/reconciliation/acts'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSpreadsheet } from '../files/index.ts'
import { findBalance } from '../ledger/ledger.store.ts'
import { postPast } from '../testing/account-moves.ts'
import { addSlot, ask, createWorld, museumId, place, type Principal, type World } from '../testing/world.ts'
import { mostRowsOfPdf } from './act-file.ts'
import { getAct } from './acts.store.ts'
import { issueAct } from './issue-act.ts'

let world: World
let orderId: number
let customerId: number
let individualId: number
beforeAll(async () => {
  world = await createWorld()
  orderId = await place(world, await addSlot(world, { capacity: 100 }), {}, 'agencyOwner')
  const order = `order:${orderId}`
  individualId = await postPast(world, 'individual', [])
  customerId = await postPast(world, 'agencyOwner', [
    { kind: 'charge', reference: order, amount: 1_000_00, at: '2025-10-31T20:59:00Z' },
    { kind: 'charge', reference: order, amount: 25_000_50, at: '2025-10-31T21:00:00Z' },
    { kind: 'payment', reference: 'payment:9', amount: -20_000_00, at: '2025-12-01T09:00:00Z' },
    { kind: 'refund', reference: 'refund:3', amount: 500_00, at: '2025-12-02T09:00:00Z' },
    { kind: 'payment', reference: 'bank:5', amount: -3_00, at: '2025-12-02T10:00:00Z' },
    { kind: 'reversal', reference: 'bank:5', amount: 3_00, at: '2025-12-02T11:00:00Z' },
    { kind: 'charge', reference: 'order:0', amount: 70_00, at: '2025-12-03T09:00:00Z' },
    { kind: 'reversal', reference: order, amount: -1_000_00, at: '2026-01-31T20:59:59Z' },
    { kind: 'payment', reference: 'payment:10', amount: -1_00, at: '2026-01-31T21:00:00Z' },
  ])
})
afterAll(() => world.close())

const winter = { period_lower: '2025-11-01', period_upper: '2026-01-31' }

const revise = (data: object, as: Principal = 'agencyAccountant'): Promise<LightMyRequestResponse> =>
  ask(world, { as, action: 'revise', data })

async function acts(as: Principal = 'agencyManager'): Promise<ReconciliationAct[]> {
  const answer = await ask(world, { as, action: 'get_reconciliation_acts', data: {} })
  return reconciliationActions.get_reconciliation_acts.output.parse(answer.json<{ data: unknown }>().data).result
}

async function latest(): Promise<ReconciliationAct> {
  const [act] = await acts()
  if (!act) throw new Error('No act was issued')
  return act
}

/** The cells of a sheet, row by row. */
async function cellsOf(file: Buffer): Promise<(string | number)[][]> {
  const read = await readSpreadsheet(file)
  const rows: (string | number)[][] = []
  for (const { row, content } of read.ok ? (read.sheets[0]?.cells ?? []) : []) {
    ;(rows[row] ??= []).push(content.kind === 'number' ? content.number : content.text)
  }
  return rows
}

describe('an act of reconciliation', () => {
  it('comes as an attachment, with what the ledger says of the period to the kopeck', async () => {
    const answer = await revise({ ...winter, format: 'xlsx' })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="/)
    const cells = await cellsOf(answer.rawPayload)
    expect(cells.slice(6)).toEqual([
      ['01.11.2025', 'Сальдо начальное', 1_000],
      ['01.11.2025', `Реализация, заказ №\u00a0${orderId}`, 25_000.5],
      ['01.12.2025', 'Оплата №\u00a09', 20_000],
      ['02.12.2025', 'Возврат №\u00a03', -500],
      ['02.12.2025', 'Перевод №\u00a05', 3],
      ['02.12.2025', 'Отмена перевода №\u00a05', -3],
      ['03.12.2025', 'Реализация, заказ №\u00a00', 70],
      ['31.01.2026', `Отмена, заказ №\u00a0${orderId}`, -1_000],
      ['Обороты за период', 24_070.5, 19_500],
      ['31.01.2026', 'Сальдо конечное', 5_570.5],
      [
        'На 31.01.2026 задолженность agency в пользу ООО «Анфилада» составляет 5\u00a0570,50 руб. (Пять тысяч пятьсот семьдесят рублей 50 копеек).',
      ],
    ])
    expect(await latest()).toMatchObject({ opening: 1_000_00, debit: 24_070_50, credit: 19_500_00, closing: 5_570_50, museum: null })
  })

  it('is a PDF without a word, whose fonts stand in it', async () => {
    const answer = await revise(winter)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1')).toContain('/FontFile2')
  })

  it('ends where the next one begins, and the last one at the balance', async () => {
    await revise({ ...winter, format: 'xlsx' })
    const before = await latest()
    await revise({ period_lower: '2026-02-01', period_upper: '2026-04-30', format: 'xlsx' })
    const after = await latest()
    expect(after.opening).toBe(before.closing)
    expect(after.closing).toBe(await findBalance(world.pool, customerId))
  })

  it('is one while the ledger says the same, whoever asks and as what, and its files never change', async () => {
    const period = { period_lower: '2025-12-01', period_upper: '2025-12-01' }
    const asked = await Promise.all(['agencyOwner', 'agencyManager', 'agencyAccountant'].map((as) => revise(period, as as Principal)))
    const table = await revise({ ...period, format: 'xlsx' })
    const own = (await acts()).filter((act) => act.period_lower === '2025-12-01')
    expect(own).toHaveLength(1)
    expect(own[0]?.files).toMatchObject({ pdf: expect.any(String), xlsx: expect.any(String) })
    const kept = await world.app.inject({ url: own[0]?.files.pdf ?? '', headers: { authorization: world.tokens.agencyManager } })
    for (const { rawPayload } of asked) expect(rawPayload.equals(kept.rawPayload)).toBe(true)
    expect((await revise({ ...period, format: 'xlsx' })).rawPayload.equals(table.rawPayload)).toBe(true)
  })

  it('gets a version when the ledger says something else, and the one before stays as it was', async () => {
    const period = { period_lower: '2024-05-01', period_upper: '2024-05-31', format: 'xlsx' }
    await revise(period)
    const first = await latest()
    await postPast(world, 'agencyOwner', [{ kind: 'correction', reference: 'correction:1', amount: 77, at: '2024-05-05T10:00:00Z' }])
    await revise(period)
    const second = await latest()
    expect(second).toMatchObject({ number: first.number, version: first.version + 1, closing: (first.closing ?? 0) + 77, outdated: false })
    expect((await acts()).find(({ act_id }) => act_id === first.act_id)).toEqual({ ...first, outdated: true })
  })

  it('of a museum is an extract: what was supplied there, without balances and money', async () => {
    const answer = await revise({ ...winter, museum_id: museumId, format: 'xlsx' })
    const cells = await cellsOf(answer.rawPayload)
    expect(cells[0]?.[0]).toMatch(/^Выписка операций № \d+ от /)
    expect(cells.slice(6).map((row) => row[1])).toEqual([
      `Реализация, заказ №\u00a0${orderId}`,
      `Отмена, заказ №\u00a0${orderId}`,
      24_000.5,
      undefined,
    ])
    expect(await latest()).toMatchObject({ opening: null, debit: 24_000_50, credit: 0, closing: null, museum: 'Дворец' })
  })

  it.each([
    ['three months and a day', '2025-11-01', '2026-02-02'],
    ['turned round', '2026-02-01', '2026-01-31'],
  ])('of %s is refused in the words of the specification', async (_name, period_lower, period_upper) => {
    const answer = (await revise({ period_lower, period_upper })).json<{ error: string; code: string }>()
    const error = 'Период превышает 3 месяца или неверно выбраны даты'
    expect(answer).toMatchObject({ success: false, code: 'period_too_long', error, fields: { period_upper: error } })
  })

  it('of more rows than sixty pages hold is offered as a table, in a sentence', async () => {
    const moves = Array.from({ length: mostRowsOfPdf + 1 }, (_, at) => ({
      kind: 'charge' as const,
      reference: `order:${at}`,
      amount: 100,
      at: '2023-03-03T10:00:00Z',
    }))
    await postPast(world, 'otherAgency', moves)
    const march = { period_lower: '2023-03-01', period_upper: '2023-03-31' }
    const refused = (await revise(march, 'otherAgency')).json<{ error: string }>()
    expect(refused).toMatchObject({ success: false, code: 'act_too_long', fields: { format: refused.error } })
    expect(refused.error).toContain('XLSX')
    const table = await cellsOf((await revise({ ...march, format: 'xlsx' }, 'otherAgency')).rawPayload)
    expect(table).toHaveLength(mostRowsOfPdf + 1 + 10)
  })

  it('is not issued anew for ever: whoever asks for too many waits', async () => {
    const issued = (day: number) =>
      issueAct(world.pool, {
        customerId: individualId,
        userId: world.users.individual,
        period: { lower: '2022-01-01', upper: addDays('2022-01-01', day) },
        museumId: undefined,
      })
    for (let day = 0; day < 60; day++) expect(await issued(day)).toMatchObject({ ok: true })
    expect(await issued(60)).toMatchObject({ ok: false, refusal: 'too_many_requests' })
    expect(await issued(59)).toMatchObject({ ok: true })
  })

  it('of a museum that is not there is refused', async () => {
    expect((await revise({ ...winter, museum_id: 2_000_000 })).json()).toMatchObject({ success: false, code: 'museum_not_found' })
  })

  it('cannot be rewritten', async () => {
    const { act_id: actId } = await latest()
    expect((await getAct(world.pool, actId)).content.company.inn).toBe('7801234500')
    for (const table of ['reconciliation_acts', 'reconciliation_files', 'reconciliation_agreements']) {
      await expect(world.pool.query(`delete from ${table}`)).rejects.toThrow(`${table} is append only`)
    }
  })
})

describe('agreeing', () => {
  const agree = async (actId: number, as: Principal) =>
    (
      await ask(world, {
        as,
        api: as === 'officeAccountant' ? 'office' : 'customer',
        action: as === 'officeAccountant' ? 'agree_act_for_company' : 'agree_act',
        data: { act_id: actId },
      })
    ).json<{ success: boolean; code?: string; data?: { result: ReconciliationAct } }>()

  it('is written down for each side with the name and the moment, once', async () => {
    await revise({ period_lower: '2025-01-01', period_upper: '2025-03-31', format: 'xlsx' })
    const { act_id: actId, agreed_by_customer: nobody } = await latest()
    expect(nobody).toBeNull()
    const ours = (await agree(actId, 'officeAccountant')).data?.result
    expect(ours).toMatchObject({ agreed_by_company: { name: 'officeAccountant' }, agreed_by_customer: null })
    await agree(actId, 'agencyAccountant')
    const again = (await agree(actId, 'agencyOwner')).data?.result
    expect(again).toMatchObject({ agreed_by_customer: { name: 'agencyAccountant' }, agreed_by_company: ours?.agreed_by_company })
    const { rows } = await world.pool.query<{ actor_name: string; details: object }>(
      `select actor_name, details from audit_log where subject = 'reconciliation_act' and subject_id = $1::text order by id`,
      [actId],
    )
    expect(rows).toEqual([
      { actor_name: 'officeAccountant', details: { side: 'company' } },
      { actor_name: 'agencyAccountant', details: { side: 'customer' } },
    ])
  })

  it('is for the latest version of a whole act', async () => {
    const extract = (await acts()).find(({ museum }) => museum !== null)
    const old = (await acts()).find(({ outdated }) => outdated)
    for (const act of [extract, old]) {
      expect(await agree(act?.act_id ?? 0, 'agencyOwner')).toMatchObject({ success: false, code: 'act_not_current' })
    }
  })
})

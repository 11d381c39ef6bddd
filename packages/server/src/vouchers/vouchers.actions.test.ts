import type { Language } from '@anfilada/contract/languages'
import { readCode } from '@anfilada/contract/vouchers/voucher-status'
import { type ShownVoucher, voucherActions } from '@anfilada/contract/vouchers/vouchers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmed } from '../testing/payment-targets.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { codeIn, picturesOfPdf } from '../testing/pictures.ts'
import { goodPassword } from '../testing/logins.ts'
import { addServices, loanData, transportData, wishData } from '../testing/services.ts'
import { withStandIn } from '../testing/stand-in.ts'
import { orderOfToday } from '../testing/vouchers.ts'
import { addSlot, ask, createWorld, place, type Principal, type World } from '../testing/world.ts'
import type { Db } from '../db/pool.ts'
import { issueVoucher } from './issue-voucher.ts'
import { stateOf } from './voucher-facts.rules.ts'
import { findVoucherByCode } from './vouchers.reads.ts'

let world: World
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 10_000 })
  await addServices(world)
})
afterAll(() => world.close())

type Body = { success: boolean; data?: { result: unknown }; code?: string }

async function show(request_id: number, language: Language = 'ru', as: Principal = 'agencyOwner'): Promise<ShownVoucher> {
  const answer = await ask(world, { as, action: 'show_voucher', data: { request_id, language } })
  return voucherActions.show_voucher.output.parse(answer.json<Body>().data).result
}
const refused = async (request_id: number, as: Principal = 'agencyOwner') =>
  (await ask(world, { as, action: 'show_voucher', data: { request_id } })).json<Body>().code
const confirmedOrder = async (data: Record<string, unknown> = {}) => confirmed(world, await place(world, slot, data))
const set = (id: number, columns: string) => world.pool.query(`update orders set ${columns} where id = $1`, [id])

/** What whoever scans it is told. */
async function scanned(code: string): Promise<string | undefined> {
  const found = await findVoucherByCode(world.pool, code)
  return found && stateOf(found, found)
}
const issued = async (id: number) =>
  (await world.pool.query<{ version: number }>('select version from vouchers where order_id = $1 order by version', [id])).rows.map(
    ({ version }) => version,
  )

/** The pool, whose issuing waits until so many are about to issue, and, unless it opens by itself, until it is let go. */
function held(of: number, opens = true): [db: Db, arrived: Promise<void>, letGo: () => void] {
  const [all, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let arrived = 0
  const query = async (asked: { name?: string }) => {
    if (asked.name === 'voucher_insert') {
      if (++arrived === of) all.resolve()
      await (opens ? all.promise : gate.promise)
    }
    return (world.pool.query as (asked: object) => Promise<unknown>)(asked)
  }
  return [{ query } as unknown as Db, all.promise, gate.resolve]
}

describe('a voucher', () => {
  test('is issued when a confirmed order is first shown, and is the same however often and by whomever', async () => {
    const id = await confirmedOrder({ guide: 'Ли Вэй' })
    expect(await issued(id)).toEqual([])
    const first = await show(id)
    expect(first).toMatchObject({ number: id, version: 1, replaces: null, time: '10:00', entrance: 'Подъезд 3', guide: 'Ли Вэй' })
    expect(readCode(first.code)).toBe(first.code)
    expect(first.address).toMatch(new RegExp(`^https?://[^/]+/v/${first.code}$`))
    expect((await show(id, 'zh')).code).toBe(first.code)
    expect((await show(id, 'ru', 'agencyAccountant')).code).toBe(first.code)
    expect(await issued(id)).toEqual([1])
  })

  test('is one, whoever shows the order at the same moment', async () => {
    const id = await confirmedOrder()
    const shown = await Promise.all(Array.from({ length: 12 }, () => show(id)))
    expect(new Set(shown.map(({ code }) => code)).size).toBe(1)
    await set(id, `entrance = 'Подъезд 4'`)
    const next = await Promise.all(Array.from({ length: 12 }, () => show(id)))
    expect(new Set(next.map(({ code }) => code)).size).toBe(1)
    expect(await issued(id)).toEqual([1, 2])
  })

  test('is one, though two saw that there is none, and the older look at the order gives way', async () => {
    const id = await confirmedOrder()
    const [inserts] = held(2)
    const both = [issueVoucher(inserts, id, 'all', world.users.agencyOwner), issueVoucher(inserts, id, 'all', world.users.agencyManager)]
    const codes = (await Promise.all(both)).map((one) => one.ok && one.value.voucher.code)
    expect(new Set(codes).size).toBe(1)
    expect(await issued(id)).toEqual([1])

    await set(id, `entrance = 'Подъезд 4'`)
    const [late, arrived, letGo] = held(1, false)
    const older = issueVoucher(late, id, 'all', world.users.agencyOwner)
    await arrived
    await set(id, `entrance = 'Подъезд 5'`)
    const newer = await show(id)
    letGo()
    expect(await older).toMatchObject({ ok: true, value: { voucher: { code: newer.code, facts: { entrance: 'Подъезд 5' } } } })
    expect(await issued(id)).toEqual([1, 2])
  })

  test('is not there for an order that nobody has confirmed, nor for one of another customer', async () => {
    const id = await place(world, slot)
    expect(await refused(id)).toBe('voucher_none')
    await confirmed(world, id)
    expect(await refused(id, 'otherAgency')).toBe('order_not_found')
    expect(await refused(id, 'agencyGuide')).toBe('order_not_found')
    expect(await issued(id)).toEqual([])
  })

  test('says that it was replaced as soon as the order is otherwise, and what is otherwise when the next is shown', async () => {
    const id = await confirmedOrder()
    const old = await show(id)
    expect(await scanned(old.code)).toBe('not_today')
    await set(id, `confirmed_time = '12:30', guide = 'Анна Белова'`)
    expect(await scanned(old.code)).toBe('replaced')
    const next = await show(id)
    expect(next).toMatchObject({ version: 2, time: '12:30', guide: 'Анна Белова', replaces: { version: 1, changed: ['time', 'guide'] } })
    expect(next.code).not.toBe(old.code)
    expect(await scanned(next.code)).toBe('not_today')
    // As it was at first: the first paper does not come back.
    await set(id, `confirmed_time = '10:00', guide = ''`)
    expect([await scanned(old.code), await scanned(next.code)]).toEqual(['replaced', 'replaced'])
  })

  test('holds on the day of the visit by the museum’s clock', async () => {
    const { orderId } = await orderOfToday(world, slot)
    expect(await show(orderId)).toMatchObject({ state: 'valid_today' })
  })

  test('of a cancelled order says so, and no other is issued', async () => {
    const id = await confirmedOrder()
    const { code } = await show(id)
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
    expect(await scanned(code)).toBe('cancelled')
    expect(await show(id)).toMatchObject({ code, state: 'cancelled' })
    expect(await issued(id)).toEqual([1])
    const never = await confirmedOrder()
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: never } })
    expect(await refused(never)).toBe('voucher_none')
  })

  test('keeps what it says when a museum is called otherwise: the paper is still true', async () => {
    const id = await confirmedOrder()
    const { code, museum } = await show(id)
    await world.pool.query(`update museums set name = name || '{"ru_RU": "Иначе"}'`)
    expect(await show(id)).toMatchObject({ code, museum })
    await world.pool.query(`update museums set name = jsonb_set(name, '{ru_RU}', to_jsonb($1::text))`, [museum])
  })

  test('says of equipment what is handed out and when it comes back, of a schedule who comes, and is not there for a coach', async () => {
    const order = async (action: string, data: object): Promise<number> => {
      const placed = (await ask(world, { as: 'agencyOwner', action, data })).json<{ data: { result: { id: number } } }>()
      return confirmed(world, placed.data.result.id)
    }
    const loan = await order('post_request_rg_ag', { ...loanData, services: [{ service: 'multicast_audio_system', quantity: 12 }] })
    const { code, services } = await show(loan)
    expect(services).toEqual([{ service: 'multicast_audio_system', quantity: 12 }])
    const paper = await print({ request_id: loan, reader: 'guide', format: 'a4' })
    expect(textOfPdf(paper.rawPayload).join('\n')).toMatch(/Вернуть до/)
    await set(loan, `details = details || '{"return_at": "2099-01-01T10:00:00+03:00"}'`)
    expect(await scanned(code)).toBe('replaced')

    const wish = await order('post_request_schedule', wishData)
    expect((await show(wish)).heads).toEqual(
      [
        { category: 'adult', quantity: wishData.adult },
        { category: 'child', quantity: wishData.child },
      ].filter(({ quantity }) => quantity > 0),
    )
    expect(await refused(await order('post_request_transport', transportData))).toBe('voucher_none')
  })

  test('keeps its code and its number for good', async () => {
    const id = await confirmedOrder()
    await show(id)
    await expect(world.pool.query(`update vouchers set code = repeat('0', 28) where order_id = $1`, [id])).rejects.toThrow('append only')
    await expect(world.pool.query('delete from vouchers where order_id = $1', [id])).rejects.toThrow('append only')
  })
})

const print = (data: object, as: Principal = 'agencyOwner', action = 'print_voucher') => ask(world, { as, action, data })
/** A new programme of these orders; its number. */
async function inProgramme(orders: readonly number[]): Promise<number | undefined> {
  const { rows } = await world.pool.query<{ id: number }>(
    `with made as (
       insert into programmes (customer_id, created_by) select customer_id, placed_by from orders where id = ($1::integer[])[1] returning id
     )
     update orders set programme_id = made.id from made where orders.id = any ($1::integer[]) returning programme_id as id`,
    [orders],
  )
  return rows[0]?.id
}
const papers = async () =>
  (await world.pool.query<{ n: number }>(`select count(*)::integer as n from kept_files where kind = 'voucher'`)).rows[0]?.n

describe('the paper of a voucher', () => {
  test('is printed once of the same contents, for whoever asks, and each reader has his own', async () => {
    const id = await confirmedOrder({ guide: 'Ли Вэй' })
    const before = (await papers()) ?? 0
    const first = await print({ request_id: id, reader: 'guide', format: 'a4' })
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(textOfPdf(first.rawPayload).join('\n')).toContain(`Ваучер № ${id} · для гида`)
    const again = await print({ request_id: id, reader: 'guide', format: 'a4' }, 'agencyManager')
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(await papers()).toBe(before + 1)
    const group = await print({ request_id: id, reader: 'group', format: 'phone', paper_language: 'vi' })
    expect(textOfPdf(group.rawPayload).join('\n')).toContain(`số ${id} · dành cho đoàn`)
    expect(await papers()).toBe(before + 2)
  })

  test('bears the code of the order as it is now, and the file of before stays as it was', async () => {
    const id = await confirmedOrder()
    const old = await show(id)
    const printed = await print({ request_id: id, reader: 'cashier', format: 'a4' })
    await set(id, `confirmed_time = '15:15'`)
    const next = await print({ request_id: id, reader: 'cashier', format: 'a4' })
    const [picture, changed] = [(await picturesOfPdf(printed.rawPayload, 2))[0], (await picturesOfPdf(next.rawPayload, 2))[0]]
    expect(picture && codeIn(picture)).toBe(old.address)
    expect(changed && codeIn(changed)).toBe((await show(id)).address)
    const { rows } = await world.pool.query<{ content: Buffer }>(
      `select content from kept_files join voucher_papers on file_id = kept_files.id join vouchers on vouchers.id = voucher_id
       where order_id = $1 and version = 1`,
      [id],
    )
    expect(rows.map(({ content }) => content.equals(printed.rawPayload))).toEqual([true])
  })

  test('is not printed of an order that is not confirmed, is cancelled, or is another’s', async () => {
    const id = await place(world, slot)
    const asked = { request_id: id, reader: 'guide', format: 'a4' }
    expect((await print(asked)).json<Body>().code).toBe('voucher_none')
    await confirmed(world, id)
    expect((await print(asked, 'otherAgency')).json<Body>().code).toBe('order_not_found')
    await show(id)
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
    expect((await print(asked)).json<Body>().code).toBe('voucher_none')
  })

  test('of a programme has a page for each of its orders that is confirmed, by day and hour', async () => {
    const orders = [await confirmedOrder(), await confirmedOrder(), await place(world, slot)]
    const programme_id = await inProgramme(orders)
    await set(orders[0] ?? 0, `confirmed_time = '16:00'`)
    const asked = { programme_id, reader: 'guide', format: 'a4' }
    const printed = await print(asked, 'agencyOwner', 'print_programme_vouchers')
    const pages = textOfPdf(printed.rawPayload).filter((line) => line.startsWith('Ваучер №'))
    expect(pages).toEqual([orders[1], orders[0]].map((id) => `Ваучер № ${id} · для гида`))
    expect((await print(asked, 'otherAgency', 'print_programme_vouchers')).json<Body>().code).toBe('programme_not_found')
  })
})

describe('a guide who leaves', () => {
  test('is told of the vouchers that name him, and leaves them and their papers, which stay true', async () => {
    await withStandIn(world, 'agencyGuide', async (userId) => {
      await world.pool.query(`update users set name = 'Вера Уходящая' where id = $1`, [userId])
      const id = await confirmedOrder({ guide: 'Вера Уходящая', guide_phone: '+7 921 555-01-77' })
      const { code } = await show(id)
      await print({ request_id: id, reader: 'guide', format: 'a4' })
      // With another's in one file.
      const colleague = await confirmedOrder()
      await print(
        { programme_id: await inProgramme([id, colleague]), reader: 'guide', format: 'a4' },
        'agencyOwner',
        'print_programme_vouchers',
      )
      const told = (await ask(world, { as: 'agencyGuide', action: 'export_personal_data', data: {} })).json<Body>().data?.result
      expect((told as { vouchers: object[] }).vouchers).toMatchObject([
        { order_id: id, version: 1, guide: 'Вера Уходящая', issued_by_me: false },
      ])
      const erased = await ask(world, { as: 'agencyGuide', action: 'erase_personal_data', data: { password: goodPassword } })
      expect(erased.json<Body>().success).toBe(true)
      const { rows } = await world.pool.query<{ said: string; papers: number }>(
        `select facts::text || words::text as said, (select count(*)::integer from voucher_papers where voucher_id = vouchers.id) as papers
         from vouchers where order_id = any ($1)`,
        [[id, colleague]],
      )
      const gone = { said: expect.not.stringMatching(/Уходящая|555-01-77/), papers: 0 }
      expect(rows).toEqual([gone, gone])
      expect(await scanned(code)).toBe('not_today')
      expect((await show(id)).code).toBe(code)
    })
  })
})

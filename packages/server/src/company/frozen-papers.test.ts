import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../demo/company.ts'
import { invoiceRequisites, makeInvoice } from '../testing/invoice-targets.ts'
import { makePayableOrder } from '../testing/payment-targets.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { addSlot, ask, createWorld, type World } from '../testing/world.ts'
import { inTransaction } from '../db/transaction.ts'
import { startPayment } from '../payments/opening/start-payment.ts'
import { fileOfAct } from '../reconciliation/act-file.ts'

let world: World
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 1_000 })
})
afterAll(() => world.close())

const later = { ...demoCompany, names: { ru: 'АО «Перспектива»' }, duty_phone: '+7 812 555-01-77', head: 'Вера Зодчева', inn: '7707083893' }

async function moveOn(version: number): Promise<void> {
  await world.pool.query(
    `insert into company_versions (version, facts, valid_from, published_at) values ($1, $2, '2020-01-01', clock_timestamp())`,
    [version, JSON.stringify(later)],
  )
}

async function paperOf(invoiceId: number): Promise<string> {
  const { rows } = await world.pool.query<{ fileId: number }>('select file_id as "fileId" from invoices where id = $1', [invoiceId])
  return paperAt(`/api/v1/files/invoice/${rows[0]?.fileId}`)
}

async function paperAt(url: string): Promise<string> {
  const answer = await world.app.inject({ url, headers: { authorization: world.tokens.agencyOwner } })
  return textOfPdf(answer.rawPayload).join('\n')
}

async function actOf(data: object): Promise<Buffer> {
  return (await ask(world, { as: 'agencyAccountant', action: 'revise', data })).rawPayload
}

async function latestMail(): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>('select max(id)::integer as id from mails')
  return rows[0]?.id ?? 0
}

async function mailText(id: number): Promise<string> {
  const answer = await ask(world, { as: 'admin', api: 'office', action: 'office_mail', data: { mail_id: id } })
  return answer.json<{ data: { result: { text: string } } }>().data.result.text
}

describe('when the company changes', () => {
  it('what it printed and wrote stays as it was, and what comes then says who it is now', async () => {
    const winter = { period_lower: '2025-11-01', period_upper: '2026-01-31' }
    const invoice = await makeInvoice(world, slot, 'agencyOwner')
    const mail = await latestMail()
    const [paper, letter] = [await paperOf(invoice), await mailText(mail)]
    // Issued now, printed when somebody asks for the PDF.
    await actOf({ ...winter, format: 'xlsx' })
    const { rows: acts } = await world.pool.query<{ id: number }>('select id from reconciliation_acts')
    await moveOn(2)

    expect([await paperOf(invoice), await mailText(mail)]).toEqual([paper, letter])
    for (const word of ['ООО «Анфилада»', '7801234500', demoCompany.duty_phone]) expect(paper).toContain(word)
    expect(letter).toContain('ООО «Анфилада»')
    const { rows } = await world.pool.query<{ seller: { inn: string } }>('select seller from invoices where id = $1', [invoice])
    expect(rows[0]?.seller.inn).toBe('7801234500')
    const file = await fileOfAct(world.pool, acts[0]?.id ?? 0, 'pdf', world.users.agencyOwner)
    expect(await paperAt(`/api/v1/files/reconciliation_act/${file.ok && file.value}`)).toContain(demoCompany.duty_phone)

    // The same acts done now are the control: they say something else.
    const next = await paperOf(await makeInvoice(world, slot, 'agencyOwner'))
    for (const word of [later.names.ru, later.inn, later.duty_phone, later.head]) expect(next).toContain(word)
    expect(next).not.toContain('ООО «Анфилада»')
    expect(await mailText(await latestMail())).toContain(later.names.ru)
    const spring = textOfPdf(await actOf({ period_lower: '2026-02-01', period_upper: '2026-04-30' })).join('\n')
    expect(spring).toContain(later.duty_phone)
  })
})

describe('while nobody has said who the company is', () => {
  it('no paper is issued and no money is taken, and the reason is said', async () => {
    const orderId = await makePayableOrder(world, slot, 'agencyOwner')
    await world.pool.query('drop trigger company_versions_published on company_versions')
    await world.pool.query('delete from company_versions')
    const wish = { vouchers: String(orderId), ...invoiceRequisites }
    const refused = await ask(world, { as: 'agencyOwner', action: 'new_invoice', data: wish, language: 'en' })
    expect(refused.json()).toMatchObject({ code: 'company_missing', error: expect.stringMatching(/company details have not been entered/) })
    const act = await ask(world, {
      as: 'agencyAccountant',
      action: 'revise',
      data: { period_lower: '2026-05-01', period_upper: '2026-06-30' },
    })
    expect(act.json()).toMatchObject({ code: 'company_missing' })

    const { rows } = await world.pool.query<{ id: number }>('select customer_id as id from orders where id = $1', [orderId])
    const payment = await inTransaction(world.pool, (tx) =>
      startPayment(tx, anyProvider, {
        customerId: rows[0]?.id ?? 0,
        userId: world.users.agencyOwner,
        linkId: null,
        orderIds: [orderId],
        amount: { kopecks: 1, exact: false },
        method: 'card',
        payer: { name: 'Анна', email: 'anna@example.com', language: 'ru' },
        offer: { accepted: true, version: undefined },
      }),
    )
    expect(payment).toMatchObject({ refusal: 'company_missing' })
    const mine = await ask(world, { as: 'agencyOwner', action: 'get_upcoming', data: {} })
    expect(mine.json()).toMatchObject({ success: true })
    expect((await world.app.inject('/.well-known/security.txt')).statusCode).toBe(404)
  })
})

/** Whatever is asked of it would be a mistake: nothing comes so far. */
const anyProvider = { byMethod: () => ({ name: 'modulbank', testing: true }) } as unknown as Parameters<typeof startPayment>[1]

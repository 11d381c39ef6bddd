import { kopecks } from '@anfilada/contract/kopecks'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../demo/company.ts'
import { deletePassedFiles } from '../../files/index.ts'
import { latestPayment, makePayment } from '../../testing/payment-targets.ts'
import { addSlot, ask, createWorld, type Principal, type World } from '../../testing/world.ts'
import { forgetPayers } from '../personal-payments.store.ts'
import { findPayment, type PaymentRow } from '../payments.store.ts'
import { askForReceipt } from '../receipts/ask-for-receipt.ts'
import { receiptPaper } from './receipt-paper.ts'
import type { ReceiptTask } from './receipt-papers.store.ts'

let world: World
let payment: PaymentRow
let taskId: number
beforeAll(async () => {
  world = await createWorld()
  const paymentId = await makePayment(world, await addSlot(world, { capacity: 100 }), 'agencyOwner')
  payment = (await findPayment(world.pool, paymentId)) as PaymentRow
  const line = { name: 'Экскурсия', quantity: 3, sum: kopecks(30_000), vatPercent: 22, inAdvance: false }
  const of = { orderId: latestPayment.orderId }
  const receipt = { payment, of, why: 'settlement', offset: 30_000, amount: kopecks(30_000), lines: [line] } as const
  await askForReceipt(world.pool, { kind: 'receipts_by_hand', ...receipt })
  const { rows } = await world.pool.query<{ id: number }>('select id from accountant_tasks')
  taskId = rows[0]?.id ?? 0
})
afterAll(() => world.close())

const print = (id: number, as: Principal = 'officeAccountant'): Promise<LightMyRequestResponse> =>
  ask(world, { as, api: 'office', action: 'print_receipt', data: { task_id: id } })

async function files(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::integer as count from kept_files where kind = 'receipt_paper'`,
  )
  return rows[0]?.count ?? 0
}

describe('the paper of a receipt by hand', () => {
  it('is printed once, and is the same for two at once and for a colleague', async () => {
    const both = await Promise.all([print(taskId), print(taskId, 'admin')])
    const again = await print(taskId)
    expect(again.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringContaining('.pdf') })
    expect(again.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    for (const one of both) expect(one.rawPayload.equals(again.rawPayload)).toBe(true)
    expect(await files()).toBe(1)
  })

  it('is none of a task about anything else, nor of one whose lines were not kept', async () => {
    const { rows } = await world.pool.query<{ id: number }>(
      `insert into accountant_tasks (key, kind, payment_id) values ('a', 'payment_stuck', $1), ('b', 'receipts_by_hand', $1) returning id`,
      [payment.id],
    )
    for (const { id } of rows) expect((await print(id)).json()).toMatchObject({ code: 'task_not_found' })
    const listed = await ask(world, { as: 'officeAccountant', api: 'office', action: 'list_tasks', data: {} })
    expect(listed.json()).toMatchObject({ data: { result: [{ printable: false }, { printable: false }, { printable: true }] } })
    await world.pool.query('delete from accountant_tasks where id = any ($1)', [rows.map(({ id }) => id)])
  })

  it('goes with the address of a payer who left, and is printed anew without it', async () => {
    await world.pool.query(`update payments set forget_payer_since = now(), refunded_kopecks = received_kopecks where id = $1`, [
      payment.id,
    ])
    await world.pool.query(`update accountant_tasks set resolved_at = now(), resolved_by = $1`, [world.users.officeAccountant])
    await world.pool.query(`update kept_files set kept_until = now() - interval '1 day' where kind = 'receipt_paper'`)
    await deletePassedFiles(world.pool)
    expect(await files()).toBe(1)
    expect(await forgetPayers(world.pool)).toBe(1)
    await deletePassedFiles(world.pool)
    expect(await files()).toBe(0)
    expect((await print(taskId)).statusCode).toBe(200)
  })
})

describe('what stands on it', () => {
  const task: ReceiptTask = {
    id: 12,
    kind: 'receipts_by_hand',
    createdAt: new Date('2026-05-19T21:30:00Z'),
    receipt: {
      why: 'allocated',
      offset: 20_000,
      lines: [
        { name: 'Гид', quantity: 1, price: kopecks(12_200), vatPercent: 22, inAdvance: true },
        { name: 'Билет', quantity: 2, price: kopecks(10_000), vatPercent: null, inAdvance: false },
      ],
    },
    contact: '',
    customer: { name: 'ООО «Нева»', inn: '7707083893', kpp: '770701001', address: 'Спб' },
    payment: { id: 5001, method: 'sbp', at: new Date('2026-05-18T09:00:00Z') },
    orderId: 71,
    refundId: null,
    fileId: null,
  }

  it('is whose it is, why a hand makes it, each line with its VAT and settlement, and what pays it', () => {
    const { title, blocks } = receiptPaper(task, demoCompany)
    expect(title).toBe('Чек на кассе, задание № 12 от 20.05.2026')
    expect(blocks).toMatchObject([
      { kind: 'letterhead' },
      { kind: 'title' },
      {
        rows: [
          ['Организация', expect.stringMatching(/^ООО «Анфилада», ИНН \d{10}, КПП/)],
          ['Клиент', 'ООО «Нева», ИНН 7707083893, КПП 770701001, Спб'],
          ['Признак расчёта', 'Приход'],
          ['Почему вручную', expect.stringContaining('лежали на балансе')],
          ['Платёж', '№ 5001 от 18.05.2026, QR-код СБП'],
          ['Заказ', '№ 71'],
          ['Куда отправить чек', expect.stringContaining('адреса нет')],
        ],
      },
      {
        rows: [
          ['1', 'Гид', 'предоплата 100 %', '1', '122,00', '22/122: 22,00', '122,00'],
          ['2', 'Билет', 'полный расчёт', '2', '100,00', 'без НДС', '200,00'],
        ],
      },
      {
        rows: [
          ['В том числе НДС', '22,00'],
          ['Зачёт предоплаты', '200,00'],
          ['Безналичными', '122,00'],
          ['Итог чека, руб.', '322,00'],
        ],
      },
      { kind: 'rule' },
      { text: 'Триста двадцать два рубля 00 копеек' },
      { kind: 'signatures' },
    ])
  })

  it('is no VAT and no prepayment where there is none, and the refund that it returns', () => {
    const lines = [{ name: 'Билет', quantity: 1, price: kopecks(500), vatPercent: null, inAdvance: true }]
    const back = {
      ...task,
      kind: 'refund_receipt_by_hand',
      orderId: null,
      refundId: 3,
      receipt: { why: 'refund', offset: 0, lines },
    } as const
    const text = JSON.stringify(receiptPaper(back, demoCompany))
    expect(text).toContain('["Без НДС",""],["Безналичными","5,00"],["Итог чека, руб.","5,00"]')
    expect(text).toContain('["Возврат","№ 3"]')
    expect(text).toContain('["Признак расчёта","Возврат прихода"]')
  })
})

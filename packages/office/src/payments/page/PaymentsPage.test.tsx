import { expect, test } from 'vitest'
import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import type { OfficePaymentCard, OfficeRefund } from '@anfilada/contract/payments/office-payments'
import { tellNews } from '@anfilada/browser/live-news'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions, refusal, type Answers } from '../../testing/fake-actions.ts'
import { payment, refund, task } from '../../testing/payments.ts'
import { renderOffice } from '../../testing/render-office.tsx'

async function openRefund() {
  await userEvent.click(await screen.findByRole('button', { name: 'Refund…' }))
  return within(await screen.findByRole('dialog'))
}

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

function open(address: string, answers: Answers) {
  const server = new FakeActions({ office_payment: { result: payment }, ...answers })
  renderOffice({ address, server, role: 'office_accountant' })
  return server
}

test('a refund that is refused says why and keeps what was typed', async () => {
  const server = open('/payments?payment=7', { refund_payment: refusal('refund_too_big', 'No more than is left.') })
  const dialog = await openRefund()
  await retype(dialog.getByLabelText('Amount, ₽'), '90 000')
  expect(dialog.getByText(/waits for a second member of staff/)).toBeTruthy()
  await retype(dialog.getByLabelText('Reason'), 'Too many')
  await userEvent.click(screen.getByRole('button', { name: 'Propose the refund' }))
  expect(await screen.findByText('No more than is left.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Too many')
  expect(server.asked('refund_payment')).toEqual([{ payment_id: 7, amount: 9_000_000, reason: 'Too many' }])
})

test('what went back of the payment without a second person counts, and is foretold', async () => {
  const before: OfficeRefund = { ...refund, state: 'complete', amount: 4_000_000, decided_by: null }
  open('/payments?payment=7', { office_payment: { result: { ...payment, refunded: 4_000_000, refunds: [before] } } })
  const dialog = await openRefund()
  await retype(dialog.getByLabelText('Amount, ₽'), '10 000')
  expect(dialog.queryByText(/waits for a second member of staff/)).toBeNull()
  await retype(dialog.getByLabelText('Amount, ₽'), '10 000,01')
  expect(dialog.getByText(/waits for a second member of staff/)).toBeTruthy()
})

test('more than is left of a payment is not even asked for', async () => {
  const server = open('/payments?payment=7', {})
  const dialog = await openRefund()
  await retype(dialog.getByLabelText('Amount, ₽'), '90000,01')
  await retype(dialog.getByLabelText('Reason'), 'Too many')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findAllByText(/above zero and no more than/)).not.toEqual([])
  expect(server.asked('refund_payment')).toEqual([])
})

test('whoever proposed a refund cannot send it; a second person can, and reads whose money goes', async () => {
  open('/payments?view=refunds', { list_refunds: { result: [refund, { ...refund, id: 4, decidable: true }], next: null } })
  expect(await screen.findByText('Another member of staff decides: you proposed it.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send…' }))
  expect(within(await screen.findByRole('alertdialog')).getByText('Neva Tour, payment 7.')).toBeTruthy()
})

test('the paper of a receipt is offered by its task, and by no task of another kind', async () => {
  const other: AccountantTask = { ...task, id: 6, kind: 'payment_stuck', details: {}, printable: false }
  const server = open('/payments?view=tasks', { list_tasks: { result: [task, other], next: null, open: 2 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  await waitFor(() => expect(server.asked('print_receipt')).toEqual([{ task_id: task.id, language: 'en' }]))
})

test('a customer who comes with the address is called by name, also where nothing of his is listed', async () => {
  const empty = { result: [], next: null }
  const server = open('/payments?view=acts&customer=4', {
    list_reconciliation_acts: empty,
    customer_names: { result: [{ id: 4, name: 'Neva Tour' }] },
  })
  expect(await screen.findByText('Neva Tour')).toBeTruthy()
  expect(server.asked('customer_names')).toEqual([{ customer_id: 4 }])
})

test('a payment that the bank works on for ever is ended with its task by whoever knows that no money came', async () => {
  const stuck: AccountantTask = {
    ...task,
    kind: 'status_unknown',
    payment_status: 'PROCESSING',
    refund_id: null,
    details: { word: 'UNDER_REVIEW' },
  }
  const server = open('/payments?view=tasks', { list_tasks: { result: [stuck], next: null, open: 1 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Close…' }))
  await userEvent.type(screen.getByLabelText('What was done'), 'Asked the bank')
  await userEvent.click(screen.getByRole('checkbox', { name: 'No money came: end the payment' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close the task' }))
  await waitFor(() => expect(server.asked('resolve_task')).toEqual([{ task_id: 5, note: 'Asked the bank', no_money: true }]))
})

test('a task that a colleague closed meanwhile leaves its dialog with what was typed, and says so', async () => {
  let left = [task]
  open('/payments?view=tasks', {
    list_tasks: () => ({ result: left, next: null, open: left.length }),
    resolve_task: refusal('task_resolved', 'The task is closed already.'),
  })
  expect(within(await screen.findByRole('list', { name: 'lines of the receipt' })).getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Close…' }))
  await userEvent.type(screen.getByLabelText('What was done'), 'Printed')
  left = []
  await userEvent.click(screen.getByRole('button', { name: 'Close the task' }))
  await screen.findByText('No open tasks')
  expect(screen.getByRole('alert', { name: 'The task is closed already.' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('What was done').value).toBe('Printed')
})

test('an order number and a sum that cannot be read are told beside their fields and ask for nothing', async () => {
  const server = open('/payments?status=FAILED', {})
  await userEvent.click(await screen.findByText('Customer, order, amount, dates'))
  await userEvent.type(screen.getByLabelText('Order number'), 'seven')
  await userEvent.type(screen.getByLabelText('Amount, ₽'), '1e9{Enter}')
  expect(await screen.findByText('Enter the number in digits.')).toBeTruthy()
  expect(screen.getByText('Enter an amount in roubles.')).toBeTruthy()
  expect(server.asked('list_payments')).toEqual([{ status: ['FAILED'] }])
})

test('what the bank says appears in the open list, on the open card and in the number of tasks, without a reload', async () => {
  const open7 = { ...payment, status: 'PROCESSING' as const, received: 0, allocated: 0 }
  let now: OfficePaymentCard = open7
  let tasks = 0
  open('/payments?payment=7', {
    office_payment: () => ({ result: now }),
    list_payments: () => ({ result: [now], next: null }),
    list_tasks: () => ({ result: [], next: null, open: tasks }),
  })
  const tags = (word: string) => screen.queryAllByText(word, { ignore: 'option' })
  await waitFor(() => expect(tags('processing')).toHaveLength(2))
  now = payment
  tasks = 1
  tellNews({ event: 'payment', paymentId: 7, topic: 'payment.received' })
  await waitFor(() => expect(tags('paid')).toHaveLength(2))
  expect(tags('processing')).toEqual([])
  expect(await screen.findByRole('link', { name: 'Tasks 1' })).toBeTruthy()
})

test('a list tells of each payment what fell short, what is free and what goes back', async () => {
  const rows = [
    { ...payment, id: 8, received: 8_999_900, allocated: 8_999_900 },
    { ...payment, id: 9, kept: 100 },
    { ...payment, id: 10, refunded: 1_000_000 },
  ]
  open('/payments', { list_payments: { result: rows, next: null } })
  const list = within(await screen.findByRole('listbox'))
  for (const words of [/^89.999.₽ arrived$/, /^1.₽ on balance$/, /^10.000.₽ refunded$/]) expect(list.getByText(words)).toBeTruthy()
})

test('the filters of a link are asked for as they stand in the address', async () => {
  const server = open('/payments?status=FAILED&method=sbp&voucher=71&amount=150000&from=2026-11-01&to=oops', {})
  await screen.findByText('No such payments')
  expect(server.asked('list_payments')[0]).toEqual({
    status: ['FAILED'],
    method: 'sbp',
    voucher: 71,
    amount: 150_000,
    period_lower: '2026-11-01',
  })
})

test.each([
  ['is off when none is set up', false, 1],
  ['is not off when one is', true, 0],
])('the health of payment systems says that online payment %s', async (_what, on, notes) => {
  const silent = { methods: [], test: false, asked: 0, failed: 0, last_answer_at: null, last_callback_at: null, last_failure: null }
  const system = { provider: 'modulbank', on: false, ...silent, open: 0, watched: 0, reconciled_at: null, reconciled_day: null }
  open('/payments?view=providers', { provider_health: { result: [system, { ...system, provider: 'wechat', on }] } })
  expect(await screen.findByRole('heading', { name: 'WeChat Pay' })).toBeTruthy()
  expect(screen.queryAllByText(/online payment is off/)).toHaveLength(notes)
})

test('free money is offered to orders and fees of its customer, the earliest day first, and goes to the one that is chosen', async () => {
  const order = { order_id: 71, pass_date: '2026-12-09', museum: 'Hermitage', status: 'confirmed', due: 500_000 }
  const due = { request_id: 9, number: 'ЦС-0412', museum: 'Hermitage', held_on: '2026-12-05', due: 320_000 }
  const money = { payment_id: 7, number: '7', customer: payment.customer, method: 'card', received_at: payment.created_at }
  const result = [{ ...money, received: 900_000, kept: 400_000, due_orders: [order], due_fees: [due] }]
  const server = open('/payments?view=money', {
    list_unallocated: { result, next: null, total: 400_000 },
    allocate_money: { result: { payment_id: 7, request_id: 9, kept: 80_000, due: 0 } },
  })
  const [sooner, later] = await screen.findAllByRole('button', { name: 'Allocate…' })
  expect(later?.closest('li')?.textContent).toContain('Order 71')
  expect(sooner?.closest('li')?.textContent).toMatch(/^Renewal of licence ЦС-0412.*5.*Hermitage/)
  await userEvent.click(sooner as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Allocate to the renewal of licence ЦС-0412' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Allocate' }))
  expect(await screen.findByText(/allocated to the renewal of licence ЦС-0412$/)).toBeTruthy()
  expect(server.asked('allocate_money')).toEqual([{ payment_id: 7, request_id: 9, amount: 320_000 }])
})

test('a payment tells of the fees that it is for, and of what went to one later, beside its orders', async () => {
  const fee = { request_id: 9, number: 'ЦС-0412', asked: 0, allocated: 320_000, due: 10_000 }
  const at = '2026-11-20T12:00:00+03:00'
  const moves = {
    allocations: [{ at: '2026-11-20T13:00:00+03:00', order_id: 71, amount: 100, by: null }],
    fee_allocations: [{ at, request_id: 9, number: 'ЦС-0412', amount: 320_000, by: 'Svetlana' }],
  }
  const printed = { kind: 'prepayment', request_id: 9, number: 'ЦС-0412', amount: 320_000, state: 'by_hand', at } as const
  open('/payments?payment=7', { office_payment: { result: { ...payment, fees: [fee], ...moves, fee_receipts: [printed] } } })
  await screen.findByRole('heading', { name: 'What it pays for' })
  const lines = screen.getAllByRole('listitem').map(({ textContent: text }) => text)
  expect(lines).toContainEqual(expect.stringMatching(/^Renewal of licence ЦС-0412100.₽ still due3.200.₽$/))
  expect(lines).toContainEqual(expect.stringMatching(/^Renewal of licence ЦС-0412prepayment · /))
  expect(screen.queryByText('No receipts yet.')).toBeNull()
  const [first, second] = lines.filter((text) => /Svetlana|system/.test(text))
  expect(first).toMatch(/^Renewal of licence ЦС-0412Svetlana/)
  expect(second).toMatch(/^Order 71system/)
})

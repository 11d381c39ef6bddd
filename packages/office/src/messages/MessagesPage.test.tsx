import { describe, expect, test } from 'vitest'
import { tellNews } from '@anfilada/browser/live-news'
import type { StaffRole } from '@anfilada/contract/abilities'
import type { Message, MessageThread } from '@anfilada/contract/messages/messages'
import { act, fireEvent, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { type Answers, FakeActions } from '../testing/fake-actions.ts'
import { officeOrder } from '../testing/orders.ts'
import { aroundTheCard, customerCard, customerRow } from '../testing/people.ts'
import { renderOffice } from '../testing/render-office.tsx'
import { keepUnread, unreadFirst } from './page/unread-first.ts'

const at = '2026-11-20T10:00:00+03:00'
const thread = (customer_id: number, order_id: number | null, unread: number, text: string): MessageThread => ({
  customer_id,
  customer: customer_id === 4 ? 'Neva Tour' : 'Zhongya Travel',
  order: order_id === null ? null : { ...order, id: order_id },
  unread,
  last: { id: 9, at, side: 'customer', own: false, text, file: false },
})
const order = {
  id: 71,
  kind: 'museum_tickets',
  museum: 'Hermitage',
  emblem: 'hermitage',
  object: 'Main complex',
  pass_date: '2026-12-01',
  time: '11:30',
  status: 'confirmed',
  status_label: 'Confirmed',
} as const
const said = (id: number, text: string, more: Partial<Message> = {}): Message => ({
  id,
  at,
  side: 'customer',
  author: 'Irina',
  own: false,
  text,
  erased: false,
  language: 'zh',
  file: null,
  read: null,
  ...more,
})
const template = { id: 6, revision: 2, name: 'Arrival', texts: { ru: 'Ждём вас', en: '', zh: '恭候光临', fa: '', vi: '' } }
const [quiet, asking] = [thread(4, 71, 0, 'Thanks'), thread(5, null, 2, '几点集合？')]

function open(address: string, answers: Answers = {}, role: StaffRole = 'dispatcher') {
  const actions = new FakeActions({
    office_message_threads: ({ unread }) => ({ result: unread ? [asking] : [quiet, asking], next: null }),
    office_messages: { result: [said(9, '几点集合？')], earlier: null, reader: 'zh' },
    mark_office_messages_read: { result: { unread: 0, feedback: 0, orders: [] } },
    message_templates: { result: [template] },
    ...answers,
  })
  return { actions, office: renderOffice({ address, server: actions, role }) }
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to the customer' })

describe('messages of customers', () => {
  test('stand with those first that nobody has read; what is opened is read, and answered in its thread', async () => {
    const { actions, office } = open('/messages', {
      office_unread_messages: { result: { unread: 2, feedback: 0, orders: [] } },
      post_office_message: ({ text }) => ({ result: said(10, String(text), { side: 'office', own: true, author: 'Pavel' }) }),
    })
    await screen.findByRole('link', { name: 'Messages 2' })
    const rows = await screen.findAllByRole('option')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Zhongya TravelGeneral conversation · 几点集合？2'),
      expect.stringContaining('Hermitage, Main complex, No. 71'),
    ])
    await userEvent.click(screen.getByRole('option', { name: /Zhongya/ }))
    expect(office.address()).toBe('/messages?customer=5')
    await waitFor(() => expect(actions.asked('mark_office_messages_read')[0]).toMatchObject({ customer_id: 5, message_id: 9 }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Messages 2' })).toBeNull())

    fireEvent.change(await field(), { target: { value: '十点' } })
    fireEvent.keyDown(await field(), { key: 'Enter' })
    expect(await within(screen.getByRole('region', { name: 'General conversation' })).findByText('十点')).toBeTruthy()
    expect(actions.asked('post_office_message')).toEqual([{ customer_id: 5, text: '十点', language: 'en' }])
  })

  test('do not run away while they are read, and go to the top when more is written', () => {
    const kept = keepUnread([], [asking])
    expect(unreadFirst(kept, [], [quiet, { ...asking, unread: 0 }]).map(({ id, thread: { unread } }) => [id, unread])).toEqual([
      [-5, 0],
      [71, 0],
    ])
    const more = keepUnread(kept, [{ ...quiet, unread: 1 }])
    expect(unreadFirst(more, [{ ...quiet, unread: 1 }], []).map(({ id, thread: { unread } }) => [id, unread])).toEqual([
      [71, 1],
      [-5, 0],
    ])
    expect(keepUnread(more, [asking])).toBe(more)
  })

  test('are found by words, and lead to the threads in which they stand', async () => {
    const { actions, office } = open('/messages?search=voucher', {
      office_search_messages: {
        result: [{ ...said(31, 'Where is the voucher?'), customer_id: 4, customer: 'Neva Tour', order_id: 71 }],
        next: null,
      },
    })
    await userEvent.click(await screen.findByRole('option', { name: /Where is the voucher/ }))
    expect(office.address()).toBe('/messages?search=voucher&order=71&message=31')
    expect(actions.asked('office_search_messages')).toEqual([{ search: 'voucher', limit: 50, language: 'en' }])
    await waitFor(() => expect(actions.asked('office_messages')[0]).toMatchObject({ order_id: 71 }))
  })
})

describe('a template', () => {
  test('is added to what is typed in the language in which the customer reads', async () => {
    open('/messages?customer=5')
    fireEvent.change(await field(), { target: { value: '您好！' } })
    await userEvent.click(screen.getByRole('button', { name: 'From a template' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Arrival' }))
    expect((await field()).value).toBe('您好！\n恭候光临')
  })

  test('is written by whoever runs the day, and only read by an accountant', async () => {
    const { actions } = open('/messages?view=templates', { set_message_template: { result: { ...template, id: 7, name: 'Parking' } } })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name for the staff' }), { target: { value: 'Parking' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Enter the Russian text/)).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Русский' }), { target: { value: 'Стоянка за углом' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(actions.asked('set_message_template')).toEqual([
        { name: 'Parking', texts: { ru: 'Стоянка за углом', en: '', zh: '', fa: '', vi: '' } },
      ]),
    )
  })

  test('is only read by an accountant', async () => {
    open('/messages?view=templates&template=6', {}, 'office_accountant')
    const shown = within(await screen.findByRole('region', { name: 'Arrival' }))
    expect(shown.getByText('恭候光临')).toBeTruthy()
    expect(shown.queryByRole('textbox')).toBeNull()
  })
})

test('an order of the queue says how much was written of it, and shows that with what happened as one reading', async () => {
  const shown = officeOrder({ id: 71 })
  const { actions } = open('/queue?order=71', {
    office_queue: { result: [shown], next: null, total: 1, counts: [] },
    office_order: { result: { ...shown, history: [{ at, kind: 'placed', actor: 'Irina', by_staff: false, changes: {} }] } },
    order_assignment: { result: { order_id: 71, resource: null, employee: null, resources: [], employees: [] } },
    office_slots: { result: [] },
    office_unread_messages: { result: { unread: 3, feedback: 0, orders: [{ order_id: 71, unread: 3 }] } },
    // Told of by another, it is not read here.
    mark_office_messages_read: 'never',
  })
  const queue = within(await screen.findByRole('listbox'))
  await waitFor(() => expect(queue.getByRole('option').textContent).toContain('3 messages'))
  const lines = within(await screen.findByRole('region', { name: 'History' }))
  await lines.findByText('几点集合？')
  expect(lines.getAllByRole('listitem')).toHaveLength(2)
  expect(actions.asked('office_unread_messages')).toHaveLength(1)
  actions.answers['office_unread_messages'] = { result: { unread: 4, feedback: 0, orders: [{ order_id: 71, unread: 4 }] } }
  act(() => tellNews({ event: 'message', orderId: 71, topic: 'message.posted' }))
  await waitFor(() => expect(queue.getByRole('option').textContent).toContain('4 messages'))
})

test('the general thread stands on the card of its customer', async () => {
  const { actions } = open('/customers?customer=4', {
    ...aroundTheCard,
    office_customers: { result: [customerRow(4, 'Neva Tour')], next: null },
    office_customer: { result: customerCard() },
  })
  expect(await within(await screen.findByRole('region', { name: 'Conversation with Neva Tour' })).findByText('几点集合？')).toBeTruthy()
  expect(actions.asked('office_messages')[0]).toMatchObject({ customer_id: 4 })
})

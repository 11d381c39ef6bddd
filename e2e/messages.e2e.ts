import { randomUUID } from 'node:crypto'
import type { Feedback } from '../packages/contract/src/messages/feedback.ts'
import type { Message, MessageThread } from '../packages/contract/src/messages/messages.ts'
import { call, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const office = '/api/office/actions/'
/** The poll of live events, a sign-in of a busy machine, the pause between two tries of the queue. */
const patience = { timeout: 60_000 }

test('two browsers see a message, its count and who read it without a reload, and feedback its answer; what is written offline goes once', async ({
  signIn,
  request,
  faults,
}) => {
  const mark = randomUUID()
  const owner = await signIn({ login: 'agency' })
  await owner.goto('/messages?id=0')
  const field = owner.getByRole('textbox', { name: 'Написать диспетчеру' })
  const thread = owner.getByRole('region', { name: 'Общая переписка' })
  await field.fill(`Вопрос ${mark}`)
  await field.press('Enter')
  await expect(thread).toContainText(`Вопрос ${mark}`, patience)

  const other = await signIn({ login: 'agency-manager' })
  await other.goto('/pricelist')
  const dispatcher = await tokenOf(request, 'dispatcher')
  const threads = await call<MessageThread[]>(request, office, dispatcher, 'office_message_threads', { unread: true })
  const customer_id = threads.find(({ last }) => last.text.includes(mark))?.customer_id
  const typed = `<img src=x onerror="document.title='turned'"> ${mark}`
  await call(request, office, dispatcher, 'post_office_message', { customer_id, text: typed })
  await expect(thread).toContainText(typed, patience)
  await expect(other.getByRole('link', { name: /^Сообщения 1/ })).toBeVisible(patience)

  const page = await call<Message[]>(request, office, dispatcher, 'office_messages', { customer_id })
  await call(request, office, dispatcher, 'mark_office_messages_read', { customer_id, message_id: page.at(-1)?.id })
  await expect(thread).toContainText('прочитано', patience)

  await owner.context().setOffline(true)
  const written = ['раз', 'два', 'три'].map((word) => `${word} ${mark}`)
  for (const text of written) {
    await field.fill(text)
    await field.press('Enter')
  }
  await expect(thread.getByText('Ждёт отправки')).toHaveCount(written.length)
  await owner.context().setOffline(false)
  await expect(thread.getByText('Ждёт отправки')).toHaveCount(0, patience)
  const said = await call<Message[]>(request, office, dispatcher, 'office_messages', { customer_id, limit: 4 })
  expect(said.map(({ text }) => text)).toEqual([typed, ...written])
  await expectNoAxeViolations(owner)
  // What the browser itself says of a line that is gone.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')))

  const [order] = await call<{ id: number }[]>(request, '/api/v1/actions/', await tokenOf(request, 'agency'), 'get_upcoming', {})
  await owner.goto(`/upcoming/info?id=${order?.id}`)
  await owner.getByRole('link', { name: 'Сообщить о проблеме' }).click()
  await expect(owner.getByRole('textbox', { name: '№ заказа' })).toHaveValue(String(order?.id))
  await owner.getByRole('radio', { name: 'Жалоба' }).check()
  await owner.getByRole('textbox', { name: 'Сообщение' }).fill(`Гид не пришёл ${mark}`)
  await owner.getByRole('button', { name: 'Отправить' }).click()
  const opened = owner.getByRole('region', { name: 'Жалоба' })
  await expect(opened).toContainText(`Гид не пришёл ${mark}`)
  await expect(owner.getByRole('link', { name: `Заказ № ${order?.id}` })).toBeVisible()

  const waiting = await call<Feedback[]>(request, office, dispatcher, 'office_feedback', { limit: 200 })
  const feedback_id = waiting.find(({ text }) => text.includes(mark))?.id
  await call(request, office, dispatcher, 'post_office_message', { feedback_id, text: `Разберёмся ${mark}` })
  await expect(opened).toContainText(`Разберёмся ${mark}`)
  await expect(owner.getByRole('list', { name: 'Обратная связь' }).getByRole('listitem').filter({ hasText: mark })).toContainText(
    'есть ответ',
  )
})

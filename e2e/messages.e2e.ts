import { randomUUID } from 'node:crypto'
import type { Message, MessageThread } from '../packages/contract/src/messages/messages.ts'
import { call, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const office = '/api/office/actions/'
/** The poll of live events, a sign-in of a busy machine, the pause between two tries of the queue. */
const patience = { timeout: 60_000 }

test('two browsers see a message, its count and who read it without a reload; what is written offline goes once and in order', async ({
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
})

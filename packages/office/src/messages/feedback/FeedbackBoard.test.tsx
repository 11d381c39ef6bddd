import { expect, test } from 'vitest'
import { act, fireEvent, screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { tellNews } from '@anfilada/browser/live-news'
import type { Feedback } from '@anfilada/contract/messages/feedback'
import { FakeActions } from '../../testing/fake-actions.ts'
import { sampleFeedback } from '../../testing/feedback.ts'
import { renderOffice } from '../../testing/render-office.tsx'

test('feedback that waits for an answer is answered and closed, and stays open while it leaves the list', async () => {
  let all: Feedback[] = [sampleFeedback()]
  const actions = new FakeActions({
    office_feedback: ({ state, feedback_id: id }) => {
      const result = all.filter((one) => (id === undefined ? one.state === state : one.id === id))
      return { result, next: null, waiting: result.length }
    },
    office_messages: { result: [], earlier: null, reader: 'zh' },
    office_unread_messages: { result: { unread: 1, feedback: 1, orders: [] } },
    message_templates: { result: [] },
    post_office_message: ({ text }) => {
      all = [sampleFeedback({ state: 'answered', last: { ...sampleFeedback().last, id: 10, side: 'office' } })]
      const said = { id: 10, at: sampleFeedback().at, side: 'office', author: 'Pavel', own: true, text: String(text), erased: false }
      return { result: { ...said, language: 'en', file: null, read: null } }
    },
    close_feedback: () => {
      all = all.map((one) => ({ ...one, state: 'closed', closed_at: one.at }))
      return { result: all[0] }
    },
  })
  const office = renderOffice({ address: '/messages?view=feedback', server: actions, role: 'dispatcher' })
  await userEvent.click(await screen.findByRole('option', { name: /Complaint · Neva Tour/ }))
  expect(office.address()).toBe('/messages?view=feedback&feedback=6')
  await screen.findByRole('link', { name: 'Messages 2' })

  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to the customer' })
  fireEvent.change(field, { target: { value: 'We are sorry' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(actions.asked('post_office_message')[0]).toMatchObject({ feedback_id: 6, text: 'We are sorry' }))
  await waitFor(() => {
    act(() => tellNews({ event: 'message', orderId: null, topic: 'message.posted' }))
    expect(screen.queryByRole('option')).toBeNull()
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Close feedback' }))
  await waitFor(() => expect(actions.asked('close_feedback')).toEqual([{ feedback_id: 6, message_id: 10 }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close feedback' })).toBeNull())
})

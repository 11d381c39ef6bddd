import { expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions, refusal } from '../../testing/fake-actions.ts'
import { officeOrder } from '../../testing/orders.ts'
import { submissionWindow as window } from '../../testing/examples.ts'
import { renderOffice } from '../../testing/render-office.tsx'
// Loaded before the clock of the first test runs: on a busy machine it waits for the screen, not for its chunks.
import '@anfilada/phrases/office-running/en'
import './WindowsPage.tsx'

const wish = (id: number) => {
  const order = officeOrder({ id })
  return { ...order, data: { ...order.data, kind: 'schedule' as const } }
}
function open(answers: object = {}) {
  const server = new FakeActions({
    office_windows: { result: [window], museums: [{ id: 1, name: 'Hermitage', zone: 'Europe/Moscow' }] },
    office_wishes: {
      result: [wish(71), wish(72)],
      fairness: [{ customer: { id: 4, name: 'Neva Tour' }, wishes: 2, confirmed: 0, rejected: 0, pax: 76, confirmed_pax: 0 }],
    },
    ...answers,
  })
  renderOffice({ address: '/windows?museum=1&month=2026-12', server })
  return server
}

test('one answer goes to all chosen wishes, and who could not get it says why beside itself and stays chosen', async () => {
  const results = [
    { order_id: 71, status: 'confirmed', revision: 2 },
    { order_id: 72, error: 'The order was changed meanwhile.', code: 'stale_revision' },
  ]
  const server = open({ answer_wishes: { results } })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all unanswered' }))
  await userEvent.type(screen.getByLabelText('Entrance'), 'Entrance 3')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 2 requests' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm 2 requests?' })
  expect(await within(dialog).findByText(/Checked: all can be answered so\./)).toBeTruthy()
  expect(server.asked('answer_wishes')).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm 2' }))
  await waitFor(() =>
    expect(server.asked('answer_wishes')[0]).toEqual({
      wishes: [
        { order_id: 71, revision: 1 },
        { order_id: 72, revision: 1 },
      ],
      answer: { decision: 'confirm', entrance: 'Entrance 3' },
    }),
  )
  const row = (await screen.findByText('The order was changed meanwhile.')).closest('li') as HTMLElement
  expect(within(row).getByRole('checkbox', { checked: true, name: /Choose 72,/ })).toBeTruthy()
  expect(screen.getByRole('checkbox', { checked: false, name: /Choose 71,/ })).toBeTruthy()
})

test('says before anything is sent which wishes cannot be answered so, and why; those are not sent and stay chosen', async () => {
  const error = 'The credit limit is reached.'
  const server = open({
    preview_decisions: {
      result: [
        { order_id: 71, refusal: null },
        { order_id: 72, refusal: { code: 'credit_exceeded', error } },
      ],
    },
    answer_wishes: { results: [{ order_id: 71, status: 'confirmed', revision: 2 }] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all unanswered' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reject…' }))
  const rejection = await screen.findByRole('alertdialog', { name: 'Reject 2 requests?' })
  expect((await within(rejection).findByRole('listitem')).textContent).toMatch(/72.*Neva Tour.*The credit limit is reached\./)
  await userEvent.click(within(rejection).getByRole('button', { name: 'Cancel' }))

  await userEvent.type(screen.getByLabelText('Entrance'), 'Entrance 3')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 2 requests' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm 2 requests?' })
  expect((await within(dialog).findByRole('listitem')).textContent).toContain(error)
  expect(dialog.textContent).toContain('1 cannot be answered so and stays unanswered:')
  expect(dialog.textContent).toContain('The others get their answer: 1.')
  expect(server.asked('preview_decisions').map(({ answer }) => answer)).toEqual(['confirm', 'reject'])
  expect(server.asked('answer_wishes')).toEqual([])

  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked('answer_wishes')[0]?.wishes).toEqual([{ order_id: 71, revision: 1 }])
  const row = screen.getByText(error).closest('li') as HTMLElement
  expect(within(row).getByRole('checkbox', { checked: true, name: /Choose 72,/ })).toBeTruthy()
})

test('where the server foresees nothing, that is said, and all can be sent', async () => {
  open({ preview_decisions: 'silence' })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all unanswered' }))
  await userEvent.type(screen.getByLabelText('Entrance'), 'Entrance 3')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 2 requests' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm 2 requests?' })
  expect(await within(dialog).findByText(/It could not be checked beforehand: the server gave no answer\./)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Confirm 2' })).toBeTruthy()
})

test('with no wish chosen there is nothing to confirm or reject, and the button says so', async () => {
  const server = open()
  const confirm = await screen.findByRole('button', { name: 'Confirm', description: 'Choose requests first.' })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Reject…' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all unanswered' }))
  expect(screen.getByRole('button', { name: 'Confirm 2 requests' }).getAttribute('aria-disabled')).toBeNull()
  expect(screen.getByRole('button', { name: 'Reject…' })).toBeTruthy()
  expect(server.asked('answer_wishes')).toEqual([])
})

test('the entrance of earlier answers is proposed as it is kept, not as the reader’s language has it', async () => {
  const answered = { ...wish(70), usual_entrance: 'Верхний сад, дверь 5' }
  open({
    office_wishes: {
      result: [{ ...answered, info: { ...answered.info, status: 'confirmed', entrance: 'Upper Garden, door 5' } }, wish(71)],
      fairness: [],
    },
  })
  expect((await screen.findByLabelText<HTMLInputElement>('Entrance')).value).toBe('Верхний сад, дверь 5')
})

test('a museum of another zone says in words whose clocks are meant', async () => {
  open({ office_windows: { result: [window], museums: [{ id: 1, name: 'Hermitage', zone: 'Asia/Yekaterinburg' }] } })
  expect(await screen.findByText('Museum time, to the second: Yekaterinburg Time.')).toBeTruthy()
})

test('a window is saved to the second of the museum’s clocks; a refusal stands at its field and what was typed stays', async () => {
  const sentence = 'The window ends before it begins.'
  const server = open({ set_submission_window: refusal('window_period_wrong', sentence, { closes_at: sentence }) })
  const closes = await screen.findByLabelText<HTMLInputElement>('Closes')
  expect(screen.getByText('Museum time, to the second.')).toBeTruthy()
  expect(closes.value).toContain('30 November 2026, 23:59:59')
  await userEvent.click(screen.getByRole('button', { name: 'Save the period' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(server.asked('set_submission_window')[0]).toMatchObject({ opens_at: window.opens_at, closes_at: window.closes_at })
  expect(closes.value).toContain('30 November 2026, 23:59:59')
})

import { expect, test } from 'vitest'
import { screen, userEvent, within } from '@anfilada/ui/testing'
import { FakeActions, refusal } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

const objects = [
  {
    museum_object_id: 'main',
    museum_id: 1,
    museum: 'Hermitage',
    object: 'Main Complex',
    zone: 'Europe/Moscow',
    cut_off_minutes: 180,
    free_change_hours: 48,
    penalty: 30_000,
  },
]
const changes = [
  { at: '2026-11-20T12:40:00+03:00', by: 'Pavel Orlov', details: { penalty: { from: 0, to: 30_000 }, moon: { from: 1, to: 2 } } },
  {
    at: '2026-10-01T09:05:00+03:00',
    by: 'npm run import (anna)',
    details: { cut_off_minutes: { from: 120, to: 180 }, free_change_hours: { from: 24, to: 48 } },
  },
]

async function openHistory(answer: object) {
  const server = new FakeActions({ object_terms: { result: objects }, object_terms_history: answer })
  renderOffice({ address: '/terms', server, role: 'office_accountant' })
  await userEvent.click(await screen.findByRole('button', { name: 'History Main Complex' }))
  return { server, dialog: within(screen.getByRole('dialog', { name: 'History of terms: Main Complex' })) }
}

test('the history of an object tells who changed what, when, from what to what, the last first', async () => {
  const { server, dialog } = await openHistory({ result: changes })
  const entries = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(entries).toEqual([
    '20 November, 12:40, Pavel Orlovpenalty: no penalty → 300\u00a0₽ per person',
    '1 October, 09:05, server operator, annabooking deadline: 2 hours before → 3 hours beforefree changes until: 1 day before → 2 days before',
  ])
  expect(server.asked('object_terms_history')).toEqual([{ museum_object_id: 'main', language: 'en' }])
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('terms that were never changed are said to be so', async () => {
  const { dialog } = await openHistory({ result: [] })
  expect(await dialog.findByText('The terms of this venue have never been changed.')).toBeTruthy()
})

test('a history that does not come is asked for again', async () => {
  const { server, dialog } = await openHistory(refusal('object_not_found', 'The venue is not found.'))
  expect(await dialog.findByText('The venue is not found.')).toBeTruthy()
  server.answers['object_terms_history'] = { result: [] }
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('The terms of this venue have never been changed.')).toBeTruthy()
})

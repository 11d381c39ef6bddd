import { expect, test } from 'vitest'
import type { OfficeMailDetails } from '@anfilada/contract/mails'
import { screen, userEvent } from '@anfilada/ui/testing'
import { FakeActions } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

const link = 'http://portal.example/password#secret'
const mail: OfficeMailDetails = {
  id: 7,
  recipient: 'liu@zhongya.example',
  language: 'en',
  template: 'application_approved',
  subject: 'Your application is approved',
  state: 'sent',
  created_at: '2026-11-20T12:40:00+03:00',
  sent_at: '2026-11-20T12:41:00+03:00',
  attempts: 1,
  last_error: null,
  message_id: '<7@anfilada.example>',
  text: `Hello, <b>Liu</b>.\n\nChoose a password:\n${link}\n\n-- \nAnfilada LLC\n`,
  html: '<p>Hello</p>',
}

function open(mailbox: 'local' | 'smtp', role: 'admin' | 'dispatcher' = 'admin') {
  const server = new FakeActions({ office_mails: { result: [mail], next: null, mailbox }, office_mail: { result: mail, mailbox } })
  return renderOffice({ address: '/mails?mail=7', server, role })
}

test('a mail of the local outbox is shown as its reader sees it, and its link can be followed', async () => {
  open('local')
  expect((await screen.findByRole('link', { name: 'Choose a password' })).getAttribute('href')).toBe(link)
  expect(screen.getByRole('heading', { name: 'Your application is approved' })).toBeTruthy()
  expect(screen.getByText('Hello, <b>Liu</b>.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('a mail that left for the world has no link to follow', async () => {
  open('smtp')
  expect(await screen.findByText('Choose a password')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Choose a password' })).toBeNull()
})

test('the outgoing mail opens to administrators only', async () => {
  open('local', 'dispatcher')
  await screen.findByRole('heading', { name: 'Your role does not open this' })
})

test('a mail that did not go is sent again by a press, one that went is not', async () => {
  const failing = { ...mail, state: 'failing' as const, sent_at: null, last_error: 'EENVELOPE 550' }
  const server = new FakeActions({
    office_mails: { result: [failing], next: null, mailbox: 'smtp' },
    office_mail: { result: failing, mailbox: 'smtp' },
    resend_mail: { result: mail },
  })
  renderOffice({ address: '/mails?mail=7', server, role: 'admin' })
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await screen.findByText('The email is being sent again')
  expect(server.asked('resend_mail')).toEqual([{ mail_id: 7 }])
})

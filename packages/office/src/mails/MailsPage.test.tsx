import { expect, test } from 'vitest'
import { screen, userEvent } from '@anfilada/ui/testing'
import { FakeActions } from '../testing/fake-actions.ts'
import { mailedLink, sampleMail } from '../testing/mails.ts'
import { renderOffice } from '../testing/render-office.tsx'

function open(mailbox: 'local' | 'smtp', role: 'admin' | 'dispatcher' = 'admin') {
  const server = new FakeActions({
    office_mails: { result: [sampleMail], next: null, mailbox },
    office_mail: { result: sampleMail, mailbox },
  })
  return renderOffice({ address: '/mails?mail=7', server, role })
}

test('a mail of the local outbox is shown as its reader sees it, and its link can be followed', async () => {
  open('local')
  expect((await screen.findByRole('link', { name: 'Choose a password' })).getAttribute('href')).toBe(mailedLink)
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
  const failing = { ...sampleMail, state: 'failing' as const, sent_at: null, last_error: 'EENVELOPE 550' }
  const server = new FakeActions({
    office_mails: { result: [failing], next: null, mailbox: 'smtp' },
    office_mail: { result: failing, mailbox: 'smtp' },
    resend_mail: { result: sampleMail },
  })
  renderOffice({ address: '/mails?mail=7', server, role: 'admin' })
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await screen.findByText('The email is being sent again')
  expect(server.asked('resend_mail')).toEqual([{ mail_id: 7 }])
})

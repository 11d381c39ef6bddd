import { afterEach, expect, test } from 'vitest'
import { waitFor } from '@anfilada/ui/testing'
import { FakeActions, type Answers } from './testing/fake-actions.ts'
import { sampleFeedback } from './testing/feedback.ts'
import { answers } from './testing/form-answers.ts'
import { officeLicense } from './testing/licenses.ts'
import { sampleMail } from './testing/mails.ts'
import { payment } from './testing/payments.ts'
import { renderOffice } from './testing/render-office.tsx'

afterEach(() => sessionStorage.clear())

/** A list of two, whose page also shows the first: what the tests of its own screen say of it is enough here. */
const two = (first: object, second: object) => ({ result: [first, second], next: null })
const last = { id: 9, at: '2026-11-20T12:40:00+03:00', side: 'customer', own: false, text: 'Thanks', file: false }
const thread = { customer_id: 4, customer: 'Neva Tour', order: null, unread: 0, last }

const lists: Readonly<Record<string, { opens: string; reads: Answers }>> = {
  '/licenses': {
    opens: '/licenses?license=5',
    reads: { office_licenses: two(officeLicense(), { ...officeLicense(), id: 6 }) },
  },
  '/messages': {
    opens: '/messages?customer=4',
    reads: { office_message_threads: two(thread, { ...thread, customer_id: 5, customer: 'Zhongya Travel' }) },
  },
  '/messages?view=feedback': {
    opens: '/messages?view=feedback&feedback=6',
    reads: { office_feedback: { ...two(sampleFeedback(), sampleFeedback({ id: 8 })), waiting: 2 } },
  },
  '/payments': {
    opens: '/payments?payment=7',
    reads: { list_payments: two(payment, { ...payment, payment_id: 8 }) },
  },
  '/mails': {
    opens: '/mails?mail=7',
    reads: {
      office_mails: { ...two(sampleMail, { ...sampleMail, id: 6 }), mailbox: 'local' },
      office_mail: { result: sampleMail, mailbox: 'local' },
    },
  },
  '/catalogue': { opens: '/catalogue?museum=3', reads: {} },
  '/customers': { opens: '/customers?customer=4', reads: {} },
  '/applications': { opens: '/applications?application=2', reads: {} },
}

test.each(Object.entries(lists))('%s opens with its first row, and the address says so', async (address, { opens, reads }) => {
  const office = renderOffice({ address, server: new FakeActions({ ...answers, ...reads }), role: 'admin' })
  await waitFor(() => expect(office.address()).toBe(opens))
})

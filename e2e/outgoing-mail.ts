import type { Page } from '@playwright/test'
import type { MailTemplate } from '../packages/contract/src/mails.ts'
import { demoPassword } from '../packages/server/src/demo/people.ts'

type Answer<T> = { success: boolean; data: T; error?: string }

/** What an employee asks the API of the office, without its screens. */
export type Office = <T>(action: string, data: object) => Promise<T>

/** Signs the administrator in through the API. */
export async function officeOf(page: Page, login = 'admin'): Promise<Office> {
  const signedIn = await page.request.post('/api/v1/login/', { data: { login, password: demoPassword } })
  const { data } = (await signedIn.json()) as Answer<{ accessToken: string }>
  return async (action, input) => {
    const headers = { authorization: data.accessToken, 'idempotency-key': crypto.randomUUID() }
    const multipart = { action, data: JSON.stringify(input) }
    const answer = (await (await page.request.post('/api/office/actions/', { headers, multipart })).json()) as Answer<never>
    if (!answer.success) throw new Error(`${action}: ${answer.error}`)
    return answer.data
  }
}

type Mail = { id: number; template: MailTemplate }

/** The address that the newest mail of this kind leads to, as its recipient reads it in the local outbox. */
export async function linkMailedTo(office: Office, recipient: string, template: MailTemplate): Promise<string> {
  // A minute, as all waits of the journeys: the job takes its turn behind whatever else the machine does.
  for (let tries = 0; tries < 300; tries++) {
    const { result } = await office<{ result: Mail[] }>('office_mails', { search: recipient })
    const mail = result.find((one) => one.template === template)
    if (mail) return linkOf((await office<{ result: { text: string } }>('office_mail', { mail_id: mail.id })).result.text)
    // A job writes some of them.
    await new Promise((later) => setTimeout(later, 200))
  }
  throw new Error(`No mail ${template} to ${recipient}`)
}

function linkOf(text: string): string {
  const address = /https?:\/\/\S+/.exec(text)?.[0]
  if (!address) throw new Error('The mail has no link')
  const { pathname, hash } = new URL(address)
  return pathname + hash
}

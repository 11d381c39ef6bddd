import { type NotificationEvent, wantsMail } from '@anfilada/contract/customers/notifications'
import type { MailFacts } from '@anfilada/contract/mails'
import type { Tx } from '../../db/pool.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { type LicenseReader, listLicenseReaders } from './license-readers.reads.ts'

/** What became of a license: the word of staff, the answer to its renewal, or that its last day comes near or is over. */
type LicenseMail =
  | { template: 'license_decided'; state: 'accepted' | 'refused' | 'suspended'; reason: string | null }
  | { template: 'prolongation_decided'; state: 'prolonged'; date: string }
  | { template: 'prolongation_decided'; state: 'declined'; reason: string }
  | { template: 'prolongation_decided'; state: 'withdrawn' }
  | { template: 'license_ending'; state: 'ending' | 'over'; date: string }

/** The choice of the settings under which each is told. */
const choices = {
  license_decided: 'license_decided',
  prolongation_decided: 'license_decided',
  license_ending: 'license_expiring',
} as const satisfies Record<LicenseMail['template'], NotificationEvent>

/** Mails it to whoever keeps the license and wishes to be told, each in his language, in the transaction of the act. */
export async function mailLicense(tx: Tx, licenseId: number, mail: LicenseMail): Promise<void> {
  const readers = await listLicenseReaders(tx, licenseId)
  for (const reader of readers.filter((one) => wantsMail(one, choices[mail.template]))) await queueOne(tx, reader, mail)
}

function queueOne(tx: Tx, reader: LicenseReader, mail: LicenseMail): Promise<void> {
  const { email: to, language, customerId } = reader
  const address = { to, language, customerId }
  const facts = factsOf(reader)
  switch (mail.template) {
    case 'license_decided':
      return queueMail(tx, { ...address, template: mail.template, facts: { ...facts, state: mail.state, ...explained(mail.reason) } })
    case 'prolongation_decided': {
      const date = mail.state === 'prolonged' ? mail.date : ''
      const told = { date, ...explained(mail.state === 'declined' ? mail.reason : null) }
      return queueMail(tx, { ...address, template: mail.template, facts: { ...facts, state: mail.state, ...told } })
    }
    case 'license_ending':
      return queueMail(tx, { ...address, template: mail.template, facts: { ...facts, state: mail.state, date: mail.date } })
  }
}

function factsOf({
  name,
  number,
  guide,
  museum,
}: LicenseReader): Pick<MailFacts['license_ending'], 'name' | 'license' | 'guide' | 'museum'> {
  return { name, license: number, guide, museum }
}

function explained(reason: string | null): Pick<MailFacts['license_decided'], 'explained' | 'reason'> {
  return reason === null ? { explained: 'no', reason: '' } : { explained: 'yes', reason }
}

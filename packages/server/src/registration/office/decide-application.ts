import type { Tx } from '../../db/pool.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { canonicalLogin, createLink, type Deciding, recordAudit, releaseInvitedLogin, voidLinks } from '../../identity/index.ts'
import { lockApplication, type LockedApplication, saveDecision } from '../applications.store.ts'
import { type AgreedTerms, decideTerms, insertCustomer, kept } from '../../customers/index.ts'

/** Answers the new customer; its owner gets a mail with a link to choose a password. Of two employees at once one decides. */
export async function approveApplication(
  tx: Tx,
  { caller, origin, identity }: Deciding,
  { applicationId, agreed }: { applicationId: number; agreed: AgreedTerms },
): Promise<Outcome<number>> {
  const found = await lockUndecided(tx, applicationId)
  if (!found.ok) return found
  const application = found.value
  // Whoever typed the address may not be who reads it, and the link goes there.
  if (!application.emailConfirmed) return refuse('email_not_confirmed')
  const terms = decideTerms(agreed, application.kind)
  if (!terms.ok) return terms

  const { kind, email, phone, language, organization } = application
  const name = organization?.name ?? application.name
  const owner = { login: canonicalLogin(email), name: application.name }
  // He has shown that the address is his; whoever invited him has not (decision 0019).
  const invited = await releaseInvitedLogin(tx, owner.login)
  if (invited !== undefined) await voidLinks(tx, 'set_password', { userId: invited })
  const made = await insertCustomer(tx, { kind, name, email, phone, language, terms: terms.value, requisites: kept(organization), owner })
  if (!made) return refuse('email_taken')

  const { customerId, userId } = made
  await saveDecision(tx, applicationId, caller.userId, { status: 'approved', customerId })
  const linkId = await createLink(tx, identity.secrets, 'set_password', { userId })
  const facts = { name: application.name, customer: name }
  await queueMail(tx, { to: email, language, template: 'application_approved', facts, linkId, customerId })
  const details = { name, terms: terms.value }
  await recordAudit(tx, caller, origin, {
    action: 'application.approved',
    subject: 'application',
    subjectId: applicationId,
    customerId,
    details,
  })
  return accept(customerId)
}

/** Tells the applicant the reason, where the address is known to be his. */
export async function refuseApplication(
  tx: Tx,
  { caller, origin }: Deciding,
  { applicationId, reason }: { applicationId: number; reason: string },
): Promise<Outcome<number>> {
  const found = await lockUndecided(tx, applicationId)
  if (!found.ok) return found
  const { email, language, name, emailConfirmed } = found.value
  await saveDecision(tx, applicationId, caller.userId, { status: 'refused', reason })
  await voidLinks(tx, 'confirm_email', { applicationId })
  if (emailConfirmed) await queueMail(tx, { to: email, language, template: 'application_refused', facts: { name, reason } })
  const entry = { action: 'application.refused', subject: 'application', subjectId: applicationId, details: { name, reason } } as const
  await recordAudit(tx, caller, origin, entry)
  return accept(applicationId)
}

async function lockUndecided(tx: Tx, applicationId: number): Promise<Outcome<LockedApplication>> {
  const application = await lockApplication(tx, applicationId)
  if (!application) return refuse('application_not_found')
  return application.status === 'new' ? accept(application) : refuse('application_already_decided')
}

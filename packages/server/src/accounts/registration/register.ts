import { consentVersion, offerVersion } from '@anfilada/contract/consent'
import type { RegistrationInput } from '@anfilada/contract/registration'
import { answerOnce, type Once, refuseOnce } from '../../db/idempotency.ts'
import type { Pool } from '../../db/pool.ts'
import type { Origin, ServerIdentity } from '../../http/identity.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accept, type Outcome, refuse, refuseFor } from '../../outcome.ts'
import { recordAudit } from '../audit.store.ts'
import { createLink } from '../one-time-links.store.ts'
import { networkOf } from '../sessions/attempts.rules.ts'
import { canonicalLogin } from '../sessions/session.rules.ts'
import { takeAttempt } from '../sessions/take-attempt.ts'
import { newReference } from './application-reference.ts'
import { countLately, findUserByEmail, insertApplication } from './applications.store.ts'
import { decideRequisites } from './requisites.rules.ts'

/** A stranger may write somebody else's address into the form: its owner is not to be buried in mails. */
const mailsAnHour = 3

type Registering = { input: RegistrationInput; once: Once | undefined; pool: Pool; origin: Origin; identity: ServerIdentity }

/**
 * Takes an application. The answer, and the statements behind it, are the same whether the e-mail has a login or not (product.md §2):
 * a known one is written down too, its owner is told by mail, and nobody is asked to decide.
 */
export async function register({ input, once, pool, origin, identity }: Registering): Promise<Outcome<{ application_id: string }>> {
  const wait = await takeAttempt(pool, [{ kind: 'registration', of: networkOf(origin.address) }])
  if (wait > 0) return refuseFor(wait)
  const sound = soundApplication(input)
  if (!sound.ok) return refuseOnce(pool, once, sound)
  return answerOnce(pool, once, async (tx) => {
    const { kind, name, email, phone, language, organization } = input
    const login = canonicalLogin(email)
    const known = await findUserByEmail(tx, login)
    const reference = newReference()
    const mailed = (await countLately(tx, email.toLowerCase())) < mailsAnHour
    const application = {
      reference,
      kind,
      name,
      email,
      phone,
      language,
      organization,
      consentVersion,
      offerVersion,
      knownUserId: known?.id,
    }
    const id = await insertApplication(tx, application, origin)
    const linkId = await createLink(tx, identity.secrets, 'confirm_email', { applicationId: id })
    if (mailed) {
      await queueMail(
        tx,
        known
          ? { to: email, language: known.language, template: 'known_email', facts: { name: known.name }, customerId: known.customerId }
          : { to: email, language, template: 'confirm_email', facts: { name }, linkId },
      )
    }
    const visitor = { userId: null, name, customerId: null }
    await recordAudit(tx, visitor, origin, { action: 'application.sent', subject: 'application', subjectId: id })
    return accept({ application_id: reference })
  })
}

/** What can be said from the form alone. */
function soundApplication(input: RegistrationInput): Outcome<unknown> {
  if ((input.consent_version ?? consentVersion) !== consentVersion) return refuse('texts_changed', 'consent')
  if ((input.offer_version ?? offerVersion) !== offerVersion) return refuse('texts_changed', 'offer_accepted')
  if (!input.organization) return accept(undefined)
  return decideRequisites(input.organization, { kind: input.kind, confirmed: input.account_confirmed, path: 'organization' })
}

import { randomInt } from 'node:crypto'
import type { RegistrationInput } from '@anfilada/contract/registration/registration'
import { answerOnce, type Once, refuseOnce } from '../db/idempotency.ts'
import type { Pool } from '../db/pool.ts'
import type { Origin, ServerIdentity } from '../http/identity.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accept, type Outcome, refuse, refuseFor } from '../outcome.ts'
import { canonicalLogin, createLink, networkOf, recordAudit, takeAttempt } from '../identity/index.ts'
import { countLately, findUserByEmail, insertApplication } from './applications.store.ts'
import { decideRequisites } from '../customers/index.ts'

/** A stranger may write somebody else's address into the form: its owner is not to be buried in mails. */
const mailsAnHour = 3

/** The versions that are in force; null where nothing was published yet. */
export type AgreedTexts = { consent: string | null; offer: string | null }
type AgreedVersions = { consentVersion: string; offerVersion: string }

type Registering = {
  input: RegistrationInput
  once: Once | undefined
  pool: Pool
  origin: Origin
  identity: ServerIdentity
  texts: AgreedTexts
}

/**
 * Takes an application. The answer, and the statements behind it, are the same whether the e-mail has a login or not:
 * a known one is written down too, its owner is told by mail, and nobody is asked to decide.
 */
export async function register({ input, once, pool, origin, identity, texts }: Registering): Promise<Outcome<{ application_id: string }>> {
  const wait = await takeAttempt(pool, [
    { kind: 'registration', of: networkOf(origin.address) },
    { kind: 'registration_mail', of: canonicalLogin(input.email) },
  ])
  if (wait > 0) return refuseFor(wait)
  const sound = soundApplication(input, texts)
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
      ...sound.value,
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

/** Nobody agrees to a text that does not exist, or to another one than he read. `offerVersion` is empty where the offer was not accepted. */
function agreedVersions(input: RegistrationInput, texts: AgreedTexts): Outcome<AgreedVersions> {
  const { consent, offer } = texts
  if (consent === null || offer === null) return refuse('texts_missing')
  if ((input.consent_version ?? consent) !== consent) return refuse('texts_changed', 'consent')
  if ((input.offer_version ?? offer) !== offer) return refuse('texts_changed', 'offer_accepted')
  return accept({ consentVersion: consent, offerVersion: input.offer_accepted ? offer : '' })
}

/** What can be said from the form alone. */
function soundApplication(input: RegistrationInput, texts: AgreedTexts): Outcome<AgreedVersions> {
  const agreed = agreedVersions(input, texts)
  if (!agreed.ok || !input.organization) return agreed
  const { kind, account_confirmed: confirmed } = input
  const requisites = decideRequisites(input.organization, { kind, confirmed, path: 'organization' })
  return requisites.ok ? agreed : requisites
}

// Without letters and digits that sound or look alike.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Twelve random characters in three groups, to be named on the telephone: `K7QM-2RXD-9HTF`. */
function newReference(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${group()}-${group()}-${group()}`
}

import { wantsMail } from '@anfilada/contract/customers/notifications'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { MailFacts } from '@anfilada/contract/mails'
import { orderKindWord } from '@anfilada/phrases/order-words'
import { reasonWords } from '@anfilada/phrases/system-reasons'
import type { Tx } from '../../db/pool.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { findPayUntil } from '../waiting-place.reads.ts'
import { listOrderReaders, type OrderReader } from './order-readers.reads.ts'

/** What became of an order without its sender's doing, under the name of the choice that each member makes about it in his settings. */
type OrderMail =
  | { event: 'order_confirmed' }
  | { event: 'order_rejected'; reason: string }
  | { event: 'order_cancelled'; reason: string | undefined }
  | { event: 'order_changed'; state: 'accepted' | 'declined'; reason: string | undefined }
  | { event: 'waiting_promoted'; confirmed: boolean; moved: boolean }
  | { event: 'change_waits'; cancels: boolean }

/**
 * Mails to whoever placed the order, or, when he is gone or has no address, to the owners of its customer, each in his language and only
 * if he wishes; what waits for the owners is told to them, whatever they wish. Queued in the transaction of the act, after it has written the order.
 */
export async function mailOrder(tx: Tx, orderId: number, mail: OrderMail): Promise<void> {
  const members = await listOrderReaders(tx, orderId)
  const readers =
    mail.event === 'change_waits' ? members.filter(({ owner }) => owner) : sendersOf(members).filter((one) => wantsMail(one, mail.event))
  if (readers.length === 0) return
  const payUntil = saysConfirmed(mail) ? await findPayUntil(tx, orderId) : null
  for (const reader of readers) await queueOne(tx, orderId, reader, { mail, payUntil })
}

function sendersOf(members: readonly OrderReader[]): readonly OrderReader[] {
  const senders = members.filter(({ sender }) => sender)
  return senders.length > 0 ? senders : members
}

function saysConfirmed(mail: OrderMail): boolean {
  return mail.event === 'order_confirmed' || (mail.event === 'waiting_promoted' && mail.confirmed)
}

type What = { mail: OrderMail; payUntil: string | null }

function queueOne(tx: Tx, orderId: number, reader: OrderReader, { mail, payUntil }: What): Promise<void> {
  const { email: to, language, customerId } = reader
  const address = { to, language, customerId }
  const facts = factsOf(orderId, reader)
  const confirmed = confirmedFacts(payUntil)
  switch (mail.event) {
    case 'order_confirmed':
      return queueMail(tx, { ...address, template: mail.event, facts: { ...facts, ...confirmed, entrance: entranceOf(reader) } })
    case 'order_rejected':
      return queueMail(tx, { ...address, template: mail.event, facts: { ...facts, reason: reasonWords(mail.reason, language) } })
    case 'order_cancelled':
      return queueMail(tx, { ...address, template: mail.event, facts: { ...facts, ...explained(mail.reason, reader) } })
    case 'order_changed':
      return queueMail(tx, {
        ...address,
        template: mail.event,
        facts: { ...facts, ...explained(mail.reason, reader), state: mail.state },
      })
    case 'change_waits':
      return queueMail(tx, { ...address, template: mail.event, facts: { ...facts, ...asked(mail, reader) } })
    case 'waiting_promoted': {
      const state = mail.confirmed ? confirmed : stillInProcessing
      return queueMail(tx, { ...address, template: mail.event, facts: { ...facts, ...state, moved: mail.moved ? 'yes' : 'no' } })
    }
  }
}

const stillInProcessing = { state: 'in_processing', at: '' } as const

function confirmedFacts(payUntil: string | null): Pick<MailFacts['order_confirmed'], 'state' | 'at'> {
  return payUntil === null ? { state: 'confirmed', at: '' } : { state: 'payable', at: payUntil }
}

type OrderFacts = Pick<MailFacts['order_rejected'], 'name' | 'order' | 'what' | 'date' | 'time' | 'zone'>

function factsOf(orderId: number, { name, language, kind, museum, object, passDate, time, zone }: OrderReader): OrderFacts {
  const key = nameKeys[language]
  const where = [museum?.[key] ?? orderKindWord(language, kind), object?.[key]]
  return { name, order: String(orderId), what: where.filter(Boolean).join(' · '), date: passDate, time, zone }
}

/** As its reader's language calls it, where it is the object's usual one. */
function entranceOf({ entrance, entranceNames, language }: OrderReader): string {
  return entranceNames?.[nameKeys[language]] ?? entrance ?? ''
}

function asked({ cancels }: { cancels: boolean }, { asker }: OrderReader): Pick<MailFacts['change_waits'], 'asker' | 'state'> {
  return { asker: asker ?? '', state: cancels ? 'cancel' : 'change' }
}

function explained(reason: string | undefined, { language }: OrderReader): { explained: 'yes' | 'no'; reason: string } {
  return reason ? { explained: 'yes', reason: reasonWords(reason, language) } : { explained: 'no', reason: '' }
}

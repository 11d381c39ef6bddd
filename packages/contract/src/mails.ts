import * as z from 'zod/mini'
import { momentSchema } from './date-schemas.ts'
import type { ActionContracts } from './envelope.ts'
import { languageSchema } from './languages.ts'
import { rowIdSchema, singleLine } from './text.ts'

/** An order in a mail: its number, where it goes (museum and object, or the kind of service), day `YYYY-MM-DD` and hour by the clocks of `zone`. */
type OrderFacts = { name: string; order: string; what: string; date: string; time: string; zone: string }
/** `payable`: confirmed, and cancelled by the system unless it is paid by the moment `at`; otherwise `at` is empty. */
type ConfirmedFacts = { state: 'confirmed' | 'payable'; at: string }
/** A reason that somebody gave; without one `explained` is `no` and `reason` empty. */
type ReasonFacts = { explained: 'yes' | 'no'; reason: string }
/**
 * A payment in a mail: its number, the numbers of its orders, or of the licenses whose renewal it pays, how it was paid in its reader's words;
 * `payer` has no login of ours.
 */
type PaymentFacts = {
  name: string
  payment: string
  vouchers: string
  licenses: string
  method: string
  at: string
  reader: 'payer' | 'member' | 'both'
}

/** A license in a mail: its number, whose it is, and the museum in the reader's language. */
type LicenseFacts = { name: string; license: string; guide: string; museum: string }

/** What each mail must know to be written. Moments are ISO 8601. */
export type MailFacts = {
  /** An application was sent: the link proves that the address is the applicant's. */
  confirm_email: { name: string }
  application_approved: { name: string; customer: string }
  application_refused: { name: string; reason: string }
  member_invited: { name: string; customer: string; inviter: string }
  /** The same to an address that is a login already: what to do, told to its owner alone (docs/decisions/0015). */
  invited_elsewhere: { name: string; customer: string; inviter: string }
  /** `keyed`: programs act in his name, by the keys that `keys` names. */
  password_reset: { name: string; keyed: 'yes' | 'no'; keys: string }
  /** To a new address of a user: the link proves that it is his. */
  confirm_new_email: { name: string }
  /** To the address before. */
  email_changed: { name: string; at: string }
  password_changed: { name: string; at: string; device: string }
  second_factor_changed: { name: string; at: string; state: 'on' | 'off' | 'recovered' | 'removed' }
  /** Somebody applied with an e-mail that has a login already: told to its owner alone. */
  known_email: { name: string }
  /** Of an order, to whoever chose to be told so (customers/notifications.ts: the same names). */
  order_confirmed: OrderFacts & ConfirmedFacts & { entrance: string }
  order_rejected: OrderFacts & { reason: string }
  /** Places returned, and its group got them; `moved`: at another time that its sender accepted. */
  waiting_promoted: OrderFacts & { state: ConfirmedFacts['state'] | 'in_processing'; at: string; moved: 'yes' | 'no' }
  /** The company answered a change that the customer asked for. */
  order_changed: OrderFacts & ReasonFacts & { state: 'accepted' | 'declined' }
  order_cancelled: OrderFacts & ReasonFacts
  /** To the owners: `asker`, who sees no sums, wished for a change, or the end of the order, that costs a penalty; one of them agrees or not. */
  change_waits: OrderFacts & { asker: string; state: 'change' | 'cancel' }
  /** Of a license, to whoever keeps it and chose to be told so: the word of staff, and why. */
  license_decided: LicenseFacts & ReasonFacts & { state: 'accepted' | 'refused' | 'suspended' }
  /** What became of a request for its renewal: the new last day, else empty, why it was declined, or that somebody of the customer withdrew it. */
  prolongation_decided: LicenseFacts & ReasonFacts & { state: 'prolonged' | 'declined' | 'withdrawn'; date: string }
  /** Its last day comes near, or is over. */
  license_ending: LicenseFacts & { state: 'ending' | 'over'; date: string }
  /** To whoever paid, always, and to the members of the customer who chose to be told so. Sums are kopecks; an empty one is not mentioned. */
  payment_received: PaymentFacts & { amount: string; paid: string; kept: string; state: 'spent' | 'kept' }
  /** To whoever paid. */
  payment_refunded: PaymentFacts & { amount: string }
  /** Somebody of the office wrote, and half an hour later it is unread: of an order, or in the general thread (`order` 0, as its address has it); how many wait there. */
  message_unread: { name: string; order: string; state: 'order' | 'general'; count: string }
  /** The same of feedback, by its number. */
  feedback_answered: { name: string; feedback: string; count: string }
  /**
   * To whoever pays an invoice, with its paper: its number, the numbers of its orders, or of the licenses whose renewal it is for, kopecks, the
   * last day to pay, and the number of the kept file that goes along.
   */
  invoice_issued: { name: string; invoice: string; vouchers: string; licenses: string; amount: string; date: string; file: string }
  /** From the set-up of the company, to whoever asked for it. */
  mail_test: { name: string }
}
export type MailTemplate = keyof MailFacts

/** Mails that carry a one-time link; the others must not. */
export type LinkTemplate = 'confirm_email' | 'application_approved' | 'member_invited' | 'password_reset' | 'confirm_new_email'

export const mailTemplates = [
  'confirm_email',
  'application_approved',
  'application_refused',
  'member_invited',
  'invited_elsewhere',
  'password_reset',
  'confirm_new_email',
  'email_changed',
  'password_changed',
  'second_factor_changed',
  'known_email',
  'order_confirmed',
  'order_rejected',
  'waiting_promoted',
  'order_changed',
  'order_cancelled',
  'change_waits',
  'license_decided',
  'prolongation_decided',
  'license_ending',
  'payment_received',
  'payment_refunded',
  'message_unread',
  'feedback_answered',
  'invoice_issued',
  'mail_test',
] as const satisfies readonly MailTemplate[]

/** `failing`: tried and not taken yet, or given up. Without a mail server `sent` means kept in the local outbox. */
export const mailStates = ['waiting', 'failing', 'sent'] as const
export type MailState = (typeof mailStates)[number]

const officeMail = z.object({
  id: z.int(),
  recipient: z.string(),
  language: languageSchema,
  template: z.enum(mailTemplates),
  subject: z.string(),
  state: z.enum(mailStates),
  created_at: momentSchema,
  sent_at: z.nullable(momentSchema),
  attempts: z.int(),
  /** Why the last try failed, as codes: `EENVELOPE 550`. */
  last_error: z.nullable(z.string()),
})
export type OfficeMail = z.output<typeof officeMail>

/** `smtp`: mails leave for the world, and their links are shown to nobody else. */
const mailbox = z.enum(['local', 'smtp'])

/** The whole mail. With the mailbox `local` its links work; with `smtp` their tokens are masked. */
const officeMailDetails = z.extend(officeMail, { message_id: z.string(), text: z.string(), html: z.string() })
export type OfficeMailDetails = z.output<typeof officeMailDetails>

export const mailActions = {
  office_mails: {
    input: z.object({
      /** How the recipient's address begins. */
      search: z.optional(singleLine(128)),
      state: z.optional(z.enum(mailStates)),
      /** The last id of the page before. */
      before: z.optional(rowIdSchema),
      limit: z.optional(z.int().check(z.positive(), z.maximum(200))),
    }),
    output: z.object({ result: z.array(officeMail), next: z.nullable(z.int()), mailbox }),
    ability: ['read', 'OfficeMail'],
    writes: false,
  },
  office_mail: {
    input: z.object({ mail_id: rowIdSchema }),
    output: z.object({ result: officeMailDetails, mailbox }),
    ability: ['read', 'OfficeMail'],
    writes: false,
  },
  /** Tries a mail that did not go once more, at once; it goes under its old Message-ID. */
  resend_mail: {
    input: z.object({ mail_id: rowIdSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: officeMail }),
    ability: ['update', 'OfficeMail'],
    writes: true,
  },
} as const satisfies ActionContracts
export type MailActions = typeof mailActions

import * as z from 'zod/mini'
import { emblems } from '../catalogue.ts'
import { dateSchema, momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { orderKinds } from '../orders/items.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { idSchema, note, rowIdSchema, singleLine } from '../text.ts'

/** Characters of one message. */
export const longestMessage = 4_000

export const messageSides = ['customer', 'office'] as const
export type MessageSide = (typeof messageSides)[number]

const message = z.object({
  id: z.int(),
  at: momentSchema,
  side: z.enum(messageSides),
  author: z.string(),
  /** Written by whoever asks. */
  own: z.boolean(),
  /** As it was typed: people's words, never markup. Empty: a file alone, or a person took his words away (`erased`). */
  text: z.string(),
  erased: z.boolean(),
  /** In which language its writer read the screens. */
  language: languageSchema,
  /** Its bytes are answered by `get_message_file` and `office_message_file`. */
  file: z.nullable(z.object({ name: z.string(), size: z.int() })),
  /** Who of the other side read it first, and when. */
  read: z.nullable(z.object({ name: z.string(), at: momentSchema })),
})
export type Message = z.output<typeof message>

const threadOrder = z.object({
  id: z.int(),
  kind: z.enum(orderKinds),
  /** Null of an order of no museum. */
  museum: z.nullable(z.string()),
  emblem: z.nullable(z.enum(emblems)),
  object: z.nullable(z.string()),
  pass_date: dateSchema,
  time: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  status_label: z.string(),
})
const thread = z.object({
  customer_id: z.int(),
  customer: z.string(),
  /** Null: the customer's general thread. */
  order: z.nullable(threadOrder),
  /** How many messages of the other side wait to be read: by whoever asks, in the office by anybody there. */
  unread: z.int(),
  last: z.object({ id: z.int(), at: momentSchema, side: z.enum(messageSides), own: z.boolean(), text: z.string(), file: z.boolean() }),
})
export type MessageThread = z.output<typeof thread>
/** That in which something was written last comes first; `next` is sent back as `before`. */
const threads = z.object({ result: z.array(thread), next: z.nullable(z.int()) })

/** A page of a thread, the earliest first; `earlier` is sent back as `before` and is null where it begins. */
const page = z.object({ result: z.array(message), earlier: z.nullable(z.int()) })
export type MessagePage = z.output<typeof page>

const found = z.object({ ...message.shape, customer_id: z.int(), customer: z.string(), order_id: z.nullable(z.int()) })
const search = z.object({ result: z.array(found), next: z.nullable(z.int()) })
export type FoundMessage = z.output<typeof found>

const counts = z.object({
  result: z.object({
    /** Of all threads together but those of feedback. */
    unread: z.int(),
    /** Of feedback, which stands by itself. */
    feedback: z.int(),
    /** Those of an order in which anything is unread. */
    orders: z.array(z.object({ order_id: z.int(), unread: z.int() })),
  }),
})
export type UnreadMessages = z.output<typeof counts>['result']

/** The kept file that is sent instead of JSON. */
const file = z.object({ file_id: z.int() })

const language = z.optional(languageSchema)
const before = z.optional(rowIdSchema)
const limit = z.optional(z.int().check(z.positive(), z.maximum(200)))
/** Of an order, or the general one; of feedback (`feedback_id`) null. */
const of = { order_id: z.nullable(idSchema), feedback_id: z.optional(idSchema) }
const words = singleLine(200).check(z.minLength(1))
const written = { text: note(longestMessage), file_id: z.optional(idSchema), language }
const messageId = rowIdSchema

/**
 * What a customer's people write to the office, and read. A guide has no general thread (403), and of orders those that he sees
 * (another's: `order_not_found`). Nothing in it at all: `message_empty`.
 */
export const messageActions = {
  get_message_threads: { input: z.object({ before, limit, language }), output: threads, ability: ['read', 'Message'], writes: false },
  get_messages: {
    input: z.object({ ...of, before, limit, language }),
    output: page,
    ability: ['read', 'Message'],
    writes: false,
  },
  /** The file of a message that whoever asks may read (otherwise, and where it has none: `file_not_found`). */
  get_message_file: {
    input: z.object({ message_id: messageId, language }),
    output: file,
    ability: ['read', 'Message'],
    writes: false,
    answersFile: true,
  },
  count_unread_messages: { input: z.object({ language }), output: counts, ability: ['read', 'Message'], writes: false },
  search_messages: {
    input: z.object({ search: words, before, limit, language }),
    output: search,
    ability: ['read', 'Message'],
    writes: false,
  },
  post_message: {
    input: z.object({ ...of, ...written }),
    output: z.object({ result: message }),
    ability: ['create', 'Message'],
    writes: true,
  },
  mark_messages_read: {
    input: z.object({ ...of, message_id: messageId, language }),
    output: counts,
    ability: ['create', 'Message'],
    writes: true,
  },
} as const satisfies ActionContracts
export type MessageActions = typeof messageActions

/** Of an order, of feedback, or a customer's general one: one of the three. */
const place = { order_id: z.optional(idSchema), customer_id: z.optional(idSchema), feedback_id: z.optional(idSchema) }
type Place = { order_id?: number | undefined; customer_id?: number | undefined; feedback_id?: number | undefined }
const onePlace = z.refine<Place>(
  ({ order_id, customer_id, feedback_id }) => [order_id, customer_id, feedback_id].filter((one) => one !== undefined).length === 1,
  { error: 'required', path: ['order_id'] },
)

const templateTexts = z.object({ ru: z.string(), en: z.string(), zh: z.string(), fa: z.string(), vi: z.string() })
export type TemplateTexts = z.output<typeof templateTexts>
const template = z.object({
  id: z.int(),
  revision: z.int(),
  /** By which staff choose it. */
  name: z.string(),
  /** What it says; Russian stands where a language is empty. */
  texts: templateTexts,
})
export type MessageTemplate = z.output<typeof template>
const templates = z.object({ result: z.array(template) })

/** `reader`: the language in which the customer wrote last, Russian before that. */
const officePage = z.object({ ...page.shape, reader: languageSchema })
export type OfficeMessagePage = z.output<typeof officePage>

export const officeMessageActions = {
  office_message_threads: {
    input: z.object({ unread: z.optional(z.boolean()), before, limit, language }),
    output: threads,
    ability: ['read', 'OfficeMessage'],
    writes: false,
  },
  office_messages: {
    input: z.object({ ...place, before, limit, language }).check(onePlace),
    output: officePage,
    ability: ['read', 'OfficeMessage'],
    writes: false,
  },
  office_message_file: {
    input: z.object({ message_id: messageId, language }),
    output: file,
    ability: ['read', 'OfficeMessage'],
    writes: false,
    answersFile: true,
  },
  office_unread_messages: { input: z.object({ language }), output: counts, ability: ['read', 'OfficeMessage'], writes: false },
  office_search_messages: {
    input: z.object({ search: words, before, limit, language }),
    output: search,
    ability: ['read', 'OfficeMessage'],
    writes: false,
  },
  post_office_message: {
    input: z.object({ ...place, ...written }).check(onePlace),
    output: z.object({ result: message }),
    ability: ['create', 'OfficeMessage'],
    writes: true,
  },
  mark_office_messages_read: {
    input: z.object({ ...place, message_id: messageId, language }).check(onePlace),
    output: counts,
    ability: ['create', 'OfficeMessage'],
    writes: true,
  },
  message_templates: { input: z.object({ language }), output: templates, ability: ['read', 'OfficeMessage'], writes: false },
  /** A new one without `template_id`. Another wrote meanwhile: `template_stale`. */
  set_message_template: {
    input: z.object({
      template_id: z.optional(idSchema),
      revision: z.optional(idSchema),
      name: singleLine(100).check(z.minLength(1)),
      texts: z.object({
        ru: note(longestMessage).check(z.minLength(1)),
        en: note(longestMessage),
        zh: note(longestMessage),
        fa: note(longestMessage),
        vi: note(longestMessage),
      }),
      language,
    }),
    output: z.object({ result: template }),
    ability: ['update', 'OfficeMessage'],
    writes: true,
  },
  remove_message_template: {
    input: z.object({ template_id: idSchema, language }),
    output: z.object({ result: z.object({ id: z.int() }) }),
    ability: ['update', 'OfficeMessage'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeMessageActions = typeof officeMessageActions

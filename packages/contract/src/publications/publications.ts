import * as z from 'zod/mini'
import { customerRoles } from '../abilities.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { customerKinds } from '../identity/login.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, note, revisionSchema, singleLine } from '../text.ts'
import { publicationKinds, publicationStates } from './publication-kinds.ts'

const language = z.optional(languageSchema)
const kindSchema = z.enum(publicationKinds)

/** What a reader gets: `body` is HTML of few elements (decision 0056), sanitised when it was saved. */
const read = {
  id: z.int(),
  title: z.string(),
  body: z.string(),
  /** The language it is in: the one that was asked for, else (not translated) Russian. */
  language: languageSchema,
}

/** GET /api/v1/news/, newest first: of a visitor those for everybody, of a member those for him. */
export const newsList = z.array(
  z.object({
    ...read,
    /** Museum-local day on which it appeared. */
    date: z.string(),
    /** Newer than his last look (`unmark_news`); a visitor has none. */
    marked: z.boolean(),
  }),
)
export type NewsList = z.output<typeof newsList>

const advert = z.object({ ...read, type: z.literal('ad'), url: z.optional(z.string()) })
export type Advert = z.output<typeof advert>
/** GET /api/v1/adverts/, newest first; what a member closed is left out. */
export const advertList = z.array(advert)
export type AdvertList = z.output<typeof advertList>

/** GET /api/v1/login_notification/: what stands on the login for everybody; `text` is its body without marks. */
export const loginNotification = z.nullable(z.object({ ...read, text: z.string() }))
export type LoginNotification = z.output<typeof loginNotification>

export const publicationsQuery = z.object({ language })

const popup = z.object(read)
/** What editors say of the schedule while any window is open. `closes_at`: when the first of those closes. */
const scheduleNotice = z.object({ ...read, closes_at: momentSchema })
export type ScheduleNotice = z.output<typeof scheduleNotice>

/**
 * The notice of specification/screens.md: until when wishes for a month are taken, by the submission windows that are open now, what closes
 * first coming first. `museums`: whose they are, by name; empty where they are those of all that take any.
 */
const submission = z.array(
  z.object({ month: z.string(), closes_at: momentSchema, /** IANA name */ zone: z.string(), museums: z.array(z.string()) }),
)
export type Submission = z.output<typeof submission>

const notices = z.object({
  /** Whether the reader has news that he has not looked at, as `userData` says it. */
  news_mark: z.boolean(),
  advert: z.nullable(advert),
  popup: z.nullable(popup),
  submission,
  schedule_notice: z.nullable(scheduleNotice),
})
export type Notices = z.output<typeof notices>

/** What stands on the login: of each kind the newest that is for everybody. */
const publicNotices = z.object({
  login_notification: z.nullable(popup),
  advert: z.nullable(advert),
  submission,
  schedule_notice: z.nullable(scheduleNotice),
})
export type PublicNotices = z.output<typeof publicNotices>

export const publicationActions = {
  /** The newest of each kind that is for this reader now and that he has not closed. */
  notices: {
    input: z.object({ language }),
    output: z.object({ result: notices }),
    ability: ['read', 'News'],
    writes: false,
  },
  /** He has seen all news that there are: the mark goes, on the server and, with the answer, in the stored `userData`. */
  unmark_news: {
    input: z.object({ language }),
    output: z.object({ result: z.object({ news_mark: z.boolean() }) }),
    ability: ['update', 'News'],
    writes: true,
  },
  /** An advert or a popup that this login has seen enough of, with the older ones of its kind. */
  close_publication: {
    input: z.object({ publication_id: idSchema, language }),
    output: z.object({ result: z.object({ publication_id: z.int() }) }),
    ability: ['update', 'News'],
    writes: true,
  },
} as const satisfies ActionContracts
export type PublicationActions = typeof publicationActions

export const publicNoticeActions = {
  public_notices: {
    input: z.object({ language }),
    output: z.object({ result: publicNotices }),
    ability: ['read', 'Public'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PublicNoticeActions = typeof publicNoticeActions

/** Markdown as it is typed; what of it is shown, decision 0056 says. */
const text = note(10_000).check(z.minLength(1))
const content = z.object({ title: singleLine(200).check(z.minLength(1)), text })
/** Russian is the original; the others are translations. */
export const typedContents = z.object({
  ru: content,
  en: z.optional(content),
  zh: z.optional(content),
  fa: z.optional(content),
  vi: z.optional(content),
})
export type TypedContents = z.output<typeof typedContents>

/** Whom it is for. All conditions that are given must hold; empty lists are none. */
const audience = z.object({
  /** Also visitors: then for everybody, without conditions. */
  public: z.boolean(),
  customer_kind: z.nullable(z.enum(customerKinds)),
  customer_ids: z.array(idSchema).check(z.maxLength(50)),
  roles: z.array(z.enum(customerRoles)).check(z.maxLength(customerRoles.length)),
})
export type Audience = z.output<typeof audience>

/** Of a link in an advert: a page of ours, or of the web. */
const url = singleLine(500).check(z.regex(/^(?:\/(?!\/)|https:\/\/)\S*$/u, { error: 'text' }))

const listed = z.object({
  id: z.int(),
  kind: kindSchema,
  state: z.enum(publicationStates),
  title: z.string(),
  languages: z.array(languageSchema),
  visible_from: z.nullable(momentSchema),
  visible_until: z.nullable(momentSchema),
  audience,
  changed_by: z.nullable(z.string()),
  changed_at: momentSchema,
  /** Sent back with a change. */
  revision: z.int(),
})
export type Publication = z.output<typeof listed>
const whole = z.extend(listed, {
  contents: typedContents,
  url: z.nullable(z.string()),
  /** Of the audience, by name. */
  customers: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type PublicationWhole = z.output<typeof whole>

const key = { publication_id: idSchema, revision: revisionSchema, language }

export const officePublicationActions = {
  /** Newest first: drafts, then what begins last; the newest hundred of a kind. */
  publications: {
    input: z.object({ kind: kindSchema, language }),
    output: z.object({ result: z.array(listed) }),
    ability: ['read', 'Publication'],
    writes: false,
  },
  publication: {
    input: z.object({ publication_id: idSchema, language }),
    output: z.object({ result: whole }),
    ability: ['read', 'Publication'],
    writes: false,
  },
  /** The HTML that readers would get. */
  preview_publication: {
    input: z.object({ text: note(10_000), language }),
    output: z.object({ result: z.object({ body: z.string() }) }),
    ability: ['read', 'Publication'],
    writes: false,
  },
  /**
   * Without `publication_id` a new one. A beginning that has passed is now; without one it is a draft. The end is after the beginning and
   * after now (`publication_ends_early`); a notice of the schedule has one. A picture, `![words](picture:7)`, is one that was sent (`file_not_found`).
   */
  save_publication: {
    input: z.object({
      publication_id: z.optional(idSchema),
      revision: revisionSchema,
      kind: kindSchema,
      contents: typedContents,
      url: z.nullable(url),
      visible_from: z.nullable(momentSchema),
      visible_until: z.nullable(momentSchema),
      audience,
      language,
    }),
    output: z.object({ result: whole }),
    ability: ['update', 'Publication'],
    writes: true,
  },
  /** It goes from every screen at the next look, and for good. */
  delete_publication: {
    input: z.object(key),
    output: z.object({ result: z.object({ publication_id: z.int() }) }),
    ability: ['update', 'Publication'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficePublicationActions = typeof officePublicationActions

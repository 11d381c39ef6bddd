import type { Language } from '@anfilada/contract/languages'
import { type LegalContents, type LegalTextKind, legalTextKinds, type LegalVersion } from '@anfilada/contract/legal-texts'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db } from '../db/pool.ts'

const today = `local_day(now())`
const inForce = `legal_texts.published_at is not null and legal_texts.valid_from <= ${today}`
/** The version of its kind that holds today. */
const latest = `max(legal_texts.version) filter (where ${inForce}) over (partition by legal_texts.kind)`

/** Museum-local today, as the database sees it. */
export async function findToday(db: Db): Promise<string> {
  const { rows } = await db.query({ name: 'information_today', text: `select ${today} as today`, values: [] })
  return onlyRow(rows).today
}

export type PublishedText = { id: number; kind: LegalTextKind; version: number; validFrom: string; contents: LegalContents }

/** What holds today, of every kind that was published. */
export async function listCurrentTexts(db: Db): Promise<PublishedText[]> {
  const { rows } = await db.query({
    name: 'legal_texts_current',
    text: `select distinct on (array_position($1::text[], legal_texts.kind)) legal_texts.id, legal_texts.kind, legal_texts.version,
                  legal_texts.valid_from as "validFrom", legal_texts.contents
           from legal_texts where ${inForce}
           order by array_position($1::text[], legal_texts.kind), legal_texts.version desc`,
    values: [legalTextKinds],
  })
  return rows
}

/** The offer that holds today; undefined where none was published. */
export async function findOfferInForce(db: Db): Promise<PublishedText | undefined> {
  return (await listCurrentTexts(db)).find(({ kind }) => kind === 'offer')
}

/** A published version, also one that is not in force yet or any more. */
export async function findPublishedText(db: Db, id: number): Promise<PublishedText | undefined> {
  const { rows } = await db.query({
    name: 'legal_text_published',
    text: `select legal_texts.id, legal_texts.kind, legal_texts.version, legal_texts.valid_from as "validFrom", legal_texts.contents
           from legal_texts where legal_texts.id = $1 and legal_texts.published_at is not null and legal_texts.valid_from is not null`,
    values: [id],
  })
  return rows[0]
}

/** What an applicant agrees to today; null where nothing was published. */
export async function findAgreedTexts(db: Db): Promise<{ consent: string | null; offer: string | null }> {
  const { rows } = await db.query({
    name: 'legal_texts_agreed',
    text: `select max(legal_texts.version) filter (where legal_texts.kind = 'consent')::text as consent,
                  max(legal_texts.version) filter (where legal_texts.kind = 'offer')::text as offer
           from legal_texts where ${inForce}`,
    values: [],
  })
  return rows[0] ?? { consent: null, offer: null }
}

export type VersionRow = {
  id: number
  kind: LegalTextKind
  version: number
  state: LegalVersion['state']
  validFrom: string | null
  title: string
  languages: Language[]
  note: string
  createdBy: string | null
  createdAt: Date
  publishedBy: string | null
  publishedAt: Date | null
  revision: number
}

const versions = `select legal_texts.id, legal_texts.kind, legal_texts.version,
    case when legal_texts.published_at is null then 'draft' when legal_texts.valid_from > ${today} then 'upcoming'
         when legal_texts.version = ${latest} then 'current' else 'former' end as state,
    legal_texts.valid_from as "validFrom", coalesce(legal_texts.contents -> 'ru' ->> 'title', '') as title,
    array(select jsonb_object_keys(legal_texts.contents)) as languages, legal_texts.note,
    creators.name as "createdBy", legal_texts.created_at as "createdAt", publishers.name as "publishedBy",
    legal_texts.published_at as "publishedAt", legal_texts.revision
  from legal_texts
  left join offered_users as creators on creators.id = legal_texts.created_by
  left join offered_users as publishers on publishers.id = legal_texts.published_by`

/** All versions, by kind, newest first. */
export async function listVersions(db: Db): Promise<VersionRow[]> {
  const { rows } = await db.query({
    name: 'legal_versions',
    text: `select versions.* from (${versions}) as versions
           order by array_position($1::text[], versions.kind), versions.version desc`,
    values: [legalTextKinds],
  })
  return rows
}

export async function findVersion(db: Db, id: number): Promise<(VersionRow & { contents: LegalContents }) | undefined> {
  const { rows } = await db.query({
    name: 'legal_version',
    text: `select versions.*, legal_texts.contents from (${versions}) as versions
           join legal_texts on legal_texts.id = versions.id where versions.id = $1`,
    values: [id],
  })
  return rows[0]
}

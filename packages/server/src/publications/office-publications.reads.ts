import type { CustomerRole } from '@anfilada/contract/abilities'
import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import type { PublicationKind, PublicationState } from '@anfilada/contract/publications/publication-kinds'
import type { Publication, PublicationWhole, TypedContents } from '@anfilada/contract/publications/publications'
import type { Db } from '../db/pool.ts'
import type { KeptContents } from './publications.store.ts'

type Row = {
  id: number
  kind: PublicationKind
  state: PublicationState
  title: string
  languages: Language[]
  visibleFrom: Date | null
  visibleUntil: Date | null
  isPublic: boolean
  customerKind: CustomerKind | null
  customerIds: number[] | null
  roles: CustomerRole[] | null
  changedBy: string | null
  changedAt: Date
  revision: number
}

const columns = `publications.id, publications.kind,
    case when publications.visible_from is null then 'draft' when publications.visible_until <= now() then 'over'
         when publications.visible_from > now() then 'upcoming' else 'shown' end as state,
    coalesce(publications.contents -> 'ru' ->> 'title', '') as title, array(select jsonb_object_keys(publications.contents)) as languages,
    publications.visible_from as "visibleFrom", publications.visible_until as "visibleUntil", publications.is_public as "isPublic",
    publications.customer_kind as "customerKind", publications.customer_ids as "customerIds", publications.roles,
    editors.name as "changedBy", publications.changed_at as "changedAt", publications.revision`
const from = `publications left join offered_users as editors on editors.id = publications.changed_by`

/** The newest hundred of the kind, drafts first. */
export async function listPublications(db: Db, kind: PublicationKind): Promise<Publication[]> {
  const { rows } = await db.query({
    name: 'publications_of_kind',
    text: `select ${columns} from ${from} where publications.kind = $1
           order by publications.visible_from desc nulls first, publications.id desc limit 100`,
    values: [kind],
  })
  return rows.map(answerOf)
}

/** With everything an editor changes; undefined where there is none. */
export async function findPublication(db: Db, id: number): Promise<PublicationWhole | undefined> {
  const { rows } = await db.query({
    name: 'publication_whole',
    text: `select ${columns}, publications.contents, publications.url,
                  array(select json_build_object('id', customers.id, 'name', customers.name) from offered_customers as customers
                        where customers.id = any (publications.customer_ids) order by customers.name, customers.id) as customers
           from ${from} where publications.id = $1`,
    values: [id],
  })
  const row = rows[0]
  return row && { ...answerOf(row), contents: typedOf(row.contents), url: row.url, customers: row.customers }
}

function answerOf(row: Row): Publication {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: row.title,
    languages: row.languages,
    visible_from: row.visibleFrom?.toISOString() ?? null,
    visible_until: row.visibleUntil?.toISOString() ?? null,
    audience: {
      public: row.isPublic,
      customer_kind: row.customerKind,
      customer_ids: row.customerIds ?? [],
      roles: row.roles ?? [],
    },
    changed_by: row.changedBy,
    changed_at: row.changedAt.toISOString(),
    revision: row.revision,
  }
}

/** What is typed again; the HTML is made anew. */
function typedOf(contents: KeptContents): TypedContents {
  const entries = Object.entries(contents).map(([language, { title, text }]) => [language, { title, text }])
  return Object.fromEntries(entries) as TypedContents
}

import { type MuseumChange, museumChanges } from '@anfilada/contract/catalogue/museum-changes'
import { type MuseumDocument, missingLanguages, readIn } from '@anfilada/contract/catalogue/museum-document'
import { type CatalogueMuseum, type CatalogueMuseumLine, officeCatalogueActions } from '@anfilada/contract/catalogue/office-catalogue'
import type { Language } from '@anfilada/contract/languages'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { listObjectTerms } from '../terms/terms.reads.ts'
import { discardDraft, keepDraft, publishMuseum } from './edit-museum.ts'
import { type Draft, findKnownMuseum, type KnownMuseum, listKnownMuseums, listVersions, type Published } from './museums.reads.ts'
import { listStanding } from './standing.reads.ts'

export const officeCatalogueFeature = feature(officeCatalogueActions, {
  office_catalogue: async ({ pool, language }) => {
    const museums = await listKnownMuseums(pool)
    return accept({ result: museums.flatMap((museum) => lineOf(museum, language)) })
  },

  catalogue_museum: ({ input, pool, language }) => whole(pool, input.museum_id, language),

  save_museum_draft: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { museum_id: museumId, version, revision, document } = input
      const saved = await keepDraft(tx, acting, { museumId, version, revision, document })
      return saved.ok ? whole(tx, saved.value, language) : saved
    }),

  preview_museum: async ({ input, pool }) => {
    const known = await findKnownMuseum(pool, input.museum_id)
    if (!known) return refuse('museum_not_found')
    const { published, draft } = known
    if (!draft) return accept({ result: { changes: [], standing: [] } })
    const changes = museumChanges(published?.document ?? null, draft.document)
    return accept({ result: { changes, standing: await listStanding(pool, draft.document) } })
  },

  publish_museum: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { museum_id: museumId, version, revision } = input
      const published = await publishMuseum(tx, acting, { museumId, version, revision })
      return published.ok ? whole(tx, published.value, language) : published
    }),

  discard_museum_draft: ({ input, pool, once, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { museum_id: museumId, version, revision } = input
      const discarded = await discardDraft(tx, acting, { museumId, version, revision })
      return discarded.ok ? accept({ result: { museum_id: discarded.value } }) : discarded
    }),

  museum_history: async ({ input, pool }) => {
    const known = await findKnownMuseum(pool, input.museum_id)
    if (!known) return refuse('museum_not_found')
    const kept = await listVersions(pool, input.museum_id)
    const versions = kept.length > 0 || !known.published ? kept : [known.published]
    return accept({
      result: versions.map(({ number, document, publishedBy, publishedAt }, at) => ({
        version: number,
        published_by: publishedBy,
        published_at: publishedAt?.toISOString() ?? null,
        changes: changesSince(versions[at + 1]?.document, document),
      })),
    })
  },
})

/** The first version is no change of anything. */
function changesSince(before: MuseumDocument | undefined, after: MuseumDocument): MuseumChange[] {
  return before ? museumChanges(before, after) : []
}

/** None where there is neither. */
function lineOf({ museumId, published, draft }: KnownMuseum, language: Language): CatalogueMuseumLine[] {
  const document = draft?.document ?? published?.document
  if (!document) return []
  const { name, emblem, archived, objects } = document
  return [
    {
      museum_id: museumId,
      name: readIn(name, language),
      emblem,
      archived,
      version: published?.number ?? 0,
      has_draft: draft !== null,
      missing: missingLanguages(name),
      objects: objects.map((object) => ({
        system_id: object.system_id,
        name: readIn(object.name, language),
        archived: object.archived,
        missing: missingLanguages(object.name),
      })),
    },
  ]
}

async function whole(db: Db, museumId: number, language: Language): Promise<Outcome<{ result: CatalogueMuseum }>> {
  const known = await findKnownMuseum(db, museumId)
  if (!known) return refuse('museum_not_found')
  const { published, draft } = known
  const terms = (await listObjectTerms(db, museumId, language)).map(({ museum_object_id, cut_off_minutes, free_change_hours, penalty }) => {
    return { museum_object_id, cut_off_minutes, free_change_hours, penalty }
  })
  return accept({ result: { museum_id: museumId, ...inForce(published), draft: draft && drafted(draft), terms } })
}

const neverPublished = { version: 0, published_by: null, published_at: null, published: null }

function inForce(published: Published | null): Pick<CatalogueMuseum, keyof typeof neverPublished> {
  if (!published) return neverPublished
  const { number, publishedBy, publishedAt, document } = published
  return { version: number, published_by: publishedBy, published_at: publishedAt?.toISOString() ?? null, published: document }
}

function drafted({ revision, savedBy, savedAt, document }: Draft): CatalogueMuseum['draft'] {
  return { revision, saved_by: savedBy, saved_at: savedAt.toISOString(), document }
}

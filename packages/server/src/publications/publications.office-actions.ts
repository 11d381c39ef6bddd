import { officePublicationActions } from '@anfilada/contract/publications/publications'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { renderTexts } from '../formatted-text/index.ts'
import { feature } from '../http/actions.ts'
import { accept, refuse } from '../outcome.ts'
import { findPublication, listPublications } from './office-publications.reads.ts'
import { deletePublication, formatContents, savePublication } from './save-publication.ts'

export const officePublicationsFeature = feature(officePublicationActions, {
  publications: async ({ input, pool }) => accept({ result: await listPublications(pool, input.kind) }),

  publication: ({ input, pool }) => whole(pool, input.publication_id),

  preview_publication: async ({ input }) => {
    const [body = ''] = await renderTexts([input.text])
    return accept({ result: { body } })
  },

  save_publication: async ({ input, pool, once, ...acting }) => {
    const { publication_id: id, revision, kind, url, audience } = input
    const contents = await formatContents(input.contents)
    const schedule = { from: momentOf(input.visible_from), until: momentOf(input.visible_until) }
    return answerOnce(pool, once, async (tx) => {
      const saved = await savePublication(tx, acting, { id, revision, kind, contents, url, schedule, audience })
      return saved.ok ? whole(tx, saved.value) : saved
    })
  },

  delete_publication: ({ input, pool, once, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { publication_id: id, revision } = input
      const deleted = await deletePublication(tx, acting, { id, revision })
      return deleted.ok ? accept({ result: { publication_id: id } }) : deleted
    }),
})

async function whole(db: Db, id: number) {
  const publication = await findPublication(db, id)
  return publication ? accept({ result: publication }) : refuse('publication_not_found')
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

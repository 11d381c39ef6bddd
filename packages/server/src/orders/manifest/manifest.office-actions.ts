import { manifestActions } from '@anfilada/contract/orders/day-manifest'
import { type CountsOf, feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { countManifest } from './manifest.reads.ts'
import { readManifest } from './read-manifest.ts'

export const manifestFeature = feature(manifestActions, {
  day_manifest: async ({ input: { date, museum_id }, language, pool }) =>
    accept(await readManifest(pool, { date, museumId: museum_id, language })),
})

export const manifestCounts: CountsOf<typeof manifestActions, 'day_manifest'> = {
  day_manifest: async ({ input: { date, museum_id: asked }, language, pool }) => {
    const museums = await countManifest(pool, { date, language })
    return museums.reduce((sum, { id, groups }) => sum + (asked === undefined || asked === id ? groups : 0), 0)
  },
}

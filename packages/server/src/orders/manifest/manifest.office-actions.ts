import { manifestActions } from '@anfilada/contract/orders/day-manifest'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { readManifest } from './read-manifest.ts'

export const manifestFeature = feature(manifestActions, {
  day_manifest: async ({ input: { date, museum_id }, language, pool }) =>
    accept(await readManifest(pool, { date, museumId: museum_id, language })),
})

import { windowActions } from '@anfilada/contract/orders/windows'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { listOpenWindows, windowAnswer } from './windows.reads.ts'

export const windowsFeature = feature(windowActions, {
  get_submission_windows: async ({ input, language, pool }) => {
    const rows = await listOpenWindows(pool, { museumId: input.museum_id, type: input.type, language })
    return accept({ result: rows.map(windowAnswer) })
  },
})

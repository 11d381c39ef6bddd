import { aboutObjectActions } from '@anfilada/contract/catalogue/about-object'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { findAboutObject } from './about.reads.ts'

export const aboutObjectFeature = feature(aboutObjectActions, {
  about_object: async ({ input, caller, language, pool }) => {
    const about = await findAboutObject(pool, { objectId: input.museum_object_id, customerId: caller.customerId, language })
    if (!about) return refuse('object_not_found')
    return accept({ result: caller.can('read', 'Price') ? about : { ...about, penalty: null } })
  },
})

import { aboutObjectActions } from '@anfilada/contract/catalogue/about-object'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { findAboutObject } from './about.reads.ts'

export const aboutObjectFeature = feature(aboutObjectActions, {
  about_object: async ({ input, language, pool }) => {
    const about = await findAboutObject(pool, input.museum_object_id, language)
    return about ? accept({ result: about }) : refuse('object_not_found')
  },
})

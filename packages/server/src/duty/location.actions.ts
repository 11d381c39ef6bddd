import { locationActions } from '@anfilada/contract/duty'
import { readableName } from '@anfilada/contract/latin-names'
import { dutyDesk } from '@anfilada/phrases/duty'
import { findCompany } from '../db/company.reads.ts'
import { feature } from '../http/actions.ts'
import { hasVisitToday, scopeOf } from '../orders/index.ts'
import { accept } from '../outcome.ts'
import { findOnDuty, placeAnswer } from './duty.reads.ts'

export const locationFeature = feature(locationActions, {
  get_location: async ({ input, caller, language, pool }) => {
    const { museum_id: museumId } = input
    const company = await findCompany(pool)
    const desk = { name: dutyDesk[language], phone: company?.facts.duty_phone ?? '' }
    const onDuty = (await hasVisitToday(pool, scopeOf(caller), museumId)) ? await findOnDuty(pool, museumId, language) : undefined
    if (!onDuty) return accept({ navigation: false, chiefWorker: desk })
    const { name, phone, checkIn } = onDuty
    const chiefWorker = { name: readableName(language, name), phone }
    return accept(checkIn ? { navigation: true, place: placeAnswer(checkIn), chiefWorker } : { navigation: false, chiefWorker })
  },
})

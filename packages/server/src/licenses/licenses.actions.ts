import { licenseActions } from '@anfilada/contract/licenses/licenses'
import type { License } from '@anfilada/contract/licenses/licenses'
import type { Language } from '@anfilada/contract/languages'
import { guideLanguages } from '@anfilada/contract/orders/items'
import { licenseCheckActions } from '@anfilada/contract/orders/licenses'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import type { Caller } from '../http/caller.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { listGuides } from './guides.reads.ts'
import { addLicense, changeLanguages, removeLicense, scopeOf } from './keep-licenses.ts'
import { listLicenseMuseums, listLicenses } from './license-lists.reads.ts'
import { licenseAnswer } from './licenses.presenter.ts'
import { findGuide } from './licenses.reads.ts'

export const licenseCheckFeature = feature(licenseCheckActions, {
  check_guide: async ({ input, caller, pool }) => {
    const { museum_object_id: objectId, pass_date: passDate, type, guide } = input
    if (caller.customerId === null) throw new ProtocolFault('forbidden')
    const found = await findGuide(pool, { objectId, passDate, type, guide, customerId: caller.customerId })
    if (!found) return refuse('object_not_found')
    const { needsLicense, number, expirationDate } = found
    const license = number !== null && expirationDate !== null ? { number, expiration_date: expirationDate } : null
    return accept({ result: { needs_license: needsLicense, licensed: license !== null, license } })
  },
})

export const licensesFeature = feature(licenseActions, {
  license_list: async ({ caller, pool, language }) => {
    const rows = await listLicenses(pool, scopeOf(caller), language)
    return accept({ result: rows.map((row) => licenseAnswer(row)) })
  },

  get_guides: async ({ caller, pool }) => accept({ result: await listGuides(pool, scopeOf(caller)) }),

  licobjects: async ({ pool, language }) => accept({ result: await listLicenseMuseums(pool, language) }),

  liclang: async ({ language }) => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    return accept({ result: guideLanguages.map((one) => ({ language: one, name: names.of(one) ?? one })) })
  },

  add_license: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { main_language: main, additional_languages: additional, museum_id: museumId, guide, number } = input
      const { experience_years: experienceYears, expiration_date: expirationDate, file_id: scanId = null } = input
      const wish = { guide, museumId, number, experienceYears, expirationDate, languages: { main, additional }, scanId }
      return answerLicense(tx, acting.caller, await addLicense(tx, acting, wish), language)
    }),

  delete_license: async ({ input, pool, once, ...acting }) => {
    const outcome = await answerOnce(pool, once, (tx) => removeLicense(tx, acting, input.license_id))
    return outcome.ok ? accept({ result: { license_id: outcome.value } }) : outcome
  },

  license_change_langs: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { license_id: licenseId, main_language: main, additional_languages: additional } = input
      return answerLicense(tx, acting.caller, await changeLanguages(tx, acting, licenseId, { main, additional }), language)
    }),
})

async function answerLicense(db: Db, caller: Caller, outcome: Outcome<number>, language: Language): Promise<Outcome<{ result: License }>> {
  if (!outcome.ok) return outcome
  const [row] = await listLicenses(db, scopeOf(caller), language, outcome.value)
  return row ? accept({ result: licenseAnswer(row) }) : refuse('license_not_found')
}

import { groupLanguage } from '@anfilada/contract/orders/licenses'

/** SQL expressions of what a license is asked for; a guide is known by name, within the customer whose guide it is. */
export type LicenseQuestion = { customerId: string; museumId: string; guide: string; groupCategory: string; passDate: string }

const languages = Object.entries(groupLanguage)
  .filter(([, language]) => language !== null)
  .map(([category, language]) => `when '${category}' then '${language}'`)
  .join(' ')

/** SQL conditions for "this license holds": museum, name, date, and the language of the group where its category says one (product.md §3). */
export function holdsFor({ customerId, museumId, guide, groupCategory, passDate }: LicenseQuestion): string {
  const language = `(case ${groupCategory} ${languages} end)`
  return `licenses.deleted_at is null and licenses.customer_id = ${customerId} and licenses.museum_id = ${museumId}
    and lower(licenses.guide) = lower(${guide}) and ${passDate} between licenses.valid_from and licenses.expiration_date
    and (${language} is null or ${language} = licenses.main_language or ${language} = any (licenses.additional_languages))`
}

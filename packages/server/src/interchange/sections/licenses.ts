import { licenseDecisions, needsReason } from '@anfilada/contract/licenses/license-states'
import { type LicenseRow, licenseRow } from '@anfilada/contract/interchange/licenses'
import { guideLanguages } from '@anfilada/contract/orders/items'
import type { Db, Tx } from '../../db/pool.ts'
import type { Acting } from '../../identity/index.ts'
import { addCheckedLicense, changeLicense, listCarriedLicenses, lockLicenses } from '../../licenses/index.ts'
import { choice, choices, date, integer, orNone, text } from '../frame/cell-kinds.rules.ts'
import type { Said } from '../frame/placed-faults.ts'
import type { RowChange, Section } from '../frame/section.ts'
import { findingCustomers, keysOfCustomers } from '../references/customers.ts'
import { inOrder, saidOf } from '../references/writing.ts'

/** Licenses of customers' guides, with what staff said of them. */
export const licenses: Section<LicenseRow> = {
  name: 'licenses',
  schema: licenseRow,
  sheet: {
    name: 'licenses',
    columns: [
      { title: 'customer', path: ['customer'], kind: text, width: 26 },
      { title: 'guide', path: ['guide'], kind: text, width: 30 },
      { title: 'museum_number', path: ['museum_id'], kind: integer },
      { title: 'license_number', path: ['number'], kind: text, width: 18 },
      { title: 'experience_years', path: ['experience_years'], kind: integer },
      { title: 'until', path: ['expiration_date'], kind: date },
      { title: 'main_language', path: ['main_language'], kind: choice(guideLanguages) },
      { title: 'additional_languages', path: ['additional_languages'], kind: choices(guideLanguages), width: 22 },
      { title: 'from', path: ['valid_from'], kind: date },
      { title: 'decision', path: ['decision'], kind: choice(licenseDecisions) },
      { title: 'reason', path: ['reason'], kind: orNone(text), width: 36 },
    ],
  },
  may: { read: ['read', 'OfficeLicense'], write: ['decide', 'OfficeLicense'] },
  keyOf,
  nameOf: ({ guide, number }) => `${guide} · ${number}`,
  canonical,
  read: async (db) => (await readLicenses(db)).map(({ row }) => row),
  lock: lockLicenses,
  write: writeLicenses,
}

/** As the table knows one: of a guide by his name, at a museum by its number. */
function keyOf({ customer, guide, museum_id, number }: LicenseRow): string {
  return JSON.stringify([customer, guide.toLowerCase(), museum_id, number.toLowerCase()])
}

/** Languages once each, in one order; a reason where staff refused or suspended it. */
function canonical(row: LicenseRow): LicenseRow {
  const { customer, guide, museum_id, number, experience_years, expiration_date, main_language, valid_from, decision } = row
  return {
    customer,
    guide,
    museum_id,
    number,
    experience_years,
    expiration_date,
    main_language,
    additional_languages: guideLanguages.filter((one) => one !== main_language && row.additional_languages.includes(one)),
    valid_from,
    decision,
    reason: needsReason(decision) ? row.reason : null,
  }
}

async function readLicenses(db: Db): Promise<{ id: number; customerId: number; row: LicenseRow }[]> {
  const keys = await keysOfCustomers(db)
  return (await listCarriedLicenses(db)).flatMap(({ id, customerId, ...license }) => {
    const customer = keys.get(customerId)
    return customer === undefined ? [] : [{ id, customerId, row: canonical({ customer, ...license }) }]
  })
}

async function writeLicenses(tx: Tx, acting: Acting, changes: readonly RowChange<LicenseRow>[]): Promise<Said[][]> {
  const find = await findingCustomers(tx)
  const known = new Map((await readLicenses(tx)).map((license) => [keyOf(license.row), license]))
  return inOrder(changes, async ({ before, after }) => {
    const found = find(after.customer)
    if (!found.ok) return found.faults
    const written = canonical(after)
    const standing = known.get(keyOf(after))
    if (!before || !standing) return saidOf(await addCheckedLicense(tx, acting, found.id, written), 'number')
    return saidOf(await changeLicense(tx, acting, standing, { before, after: written }), 'number')
  })
}

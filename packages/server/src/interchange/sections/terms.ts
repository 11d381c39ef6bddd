import { type AgreedTermsRow, agreedTermsRow, type TermsRow, termsRow } from '@anfilada/contract/interchange/terms'
import {
  changeAgreedTerms,
  changeObjectTerms,
  listAgreedTerms,
  listOwnTerms,
  lockAgreedTerms,
  lockOwnTerms,
} from '../../catalogue/index.ts'
import type { Db, Tx } from '../../db/pool.ts'
import type { Acting } from '../../identity/index.ts'
import { integer, money, orNone, text } from '../frame/cell-kinds.rules.ts'
import { said, type Said } from '../frame/placed-faults.ts'
import type { RowChange, Section } from '../frame/section.ts'
import { findingCustomers, keysOfCustomers } from '../references/customers.ts'
import { inOrder, saidOf } from '../references/writing.ts'

/** What objects, and services of the company, ask of everybody whose contract says nothing else. */
export const terms: Section<TermsRow> = {
  name: 'terms',
  schema: termsRow,
  sheet: {
    name: 'terms',
    columns: [
      { title: 'object_code', path: ['museum_object_id'], kind: text, width: 26 },
      { title: 'cut_off_minutes', path: ['cut_off_minutes'], kind: integer, width: 22 },
      { title: 'free_change_hours', path: ['free_change_hours'], kind: integer, width: 22 },
      { title: 'penalty', path: ['penalty'], kind: money, width: 18 },
    ],
  },
  may: { read: ['read', 'Terms'], write: ['update', 'Terms'] },
  keyOf: ({ museum_object_id }) => museum_object_id,
  nameOf: ({ museum_object_id }, _, { object }) => object(museum_object_id),
  canonical: (row) => row,
  read: listOwnTerms,
  lock: lockOwnTerms,
  write: writeTerms,
}

function writeTerms(tx: Tx, acting: Acting, changes: readonly RowChange<TermsRow>[]): Promise<Said[][]> {
  return inOrder(changes, async ({ after: { museum_object_id: objectId, ...asked } }) =>
    saidOf(await changeObjectTerms(tx, acting, objectId, asked), 'museum_object_id'),
  )
}

/** What contracts change of them, for one object or for all that have no line of their own. */
export const agreedTerms: Section<AgreedTermsRow> = {
  name: 'agreed_terms',
  schema: agreedTermsRow,
  sheet: {
    name: 'agreed_terms',
    columns: [
      { title: 'customer', path: ['customer'], kind: text, width: 26 },
      { title: 'object_code', path: ['museum_object_id'], kind: orNone(text), width: 26 },
      { title: 'cut_off_minutes', path: ['cut_off_minutes'], kind: orNone(integer), width: 22 },
      { title: 'free_change_hours', path: ['free_change_hours'], kind: orNone(integer), width: 22 },
      { title: 'penalty', path: ['penalty'], kind: orNone(money), width: 18 },
    ],
  },
  may: { read: ['read', 'Terms'], write: ['update', 'Terms'] },
  keyOf: ({ customer, museum_object_id }) => JSON.stringify([customer, museum_object_id]),
  nameOf: ({ customer, museum_object_id: code }, _, names) =>
    code === null ? names.customer(customer) : `${names.customer(customer)} · ${names.object(code)}`,
  canonical: (row) => row,
  read: readAgreed,
  // A line that says nothing would take the standing one away, and nothing of a file does.
  faults: ({ cut_off_minutes, free_change_hours, penalty }) =>
    [cut_off_minutes, free_change_hours, penalty].every((term) => term === null) ? [said(['cut_off_minutes'], 'terms_empty')] : [],
  lock: lockAgreedTerms,
  write: writeAgreed,
}

async function readAgreed(db: Db): Promise<AgreedTermsRow[]> {
  const keys = await keysOfCustomers(db)
  return (await listAgreedTerms(db)).flatMap(({ customerId, ...line }) => {
    const customer = keys.get(customerId)
    return customer === undefined ? [] : [{ customer, ...line }]
  })
}

async function writeAgreed(tx: Tx, acting: Acting, changes: readonly RowChange<AgreedTermsRow>[]): Promise<Said[][]> {
  const find = await findingCustomers(tx)
  return inOrder(changes, async ({ after: { customer, museum_object_id: objectId, ...asked } }) => {
    const found = find(customer)
    if (!found.ok) return found.faults
    return saidOf(await changeAgreedTerms(tx, acting, { customerId: found.id, objectId, terms: asked }), 'museum_object_id')
  })
}

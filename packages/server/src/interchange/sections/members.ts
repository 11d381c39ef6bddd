import { customerRoles } from '@anfilada/contract/abilities'
import { type MemberRow, memberRow, rolesInOrder } from '@anfilada/contract/interchange/customers'
import { languages } from '@anfilada/contract/languages'
import { keptPhone } from '@anfilada/contract/phone-rule'
import { addMember, changeMember, listCarriedMembers, lockCustomers } from '../../customers/index.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { type Acting, canonicalLogin } from '../../identity/index.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { choice, choices, orNone, text } from '../frame/cell-kinds.rules.ts'
import { said, type Said } from '../frame/placed-faults.ts'
import type { RowChange, Section } from '../frame/section.ts'
import { findingCustomers, keysOfCustomers } from '../references/customers.ts'
import { inOrder, saidOf } from '../references/writing.ts'

/** Who belongs to customers. Nobody's password is in a file, nor does a file make one. */
export const members: Section<MemberRow> = {
  name: 'members',
  schema: memberRow,
  sheet: {
    name: 'members',
    columns: [
      { title: 'customer', path: ['customer'], kind: text, width: 26 },
      { title: 'email', path: ['email'], kind: orNone(text), width: 28 },
      { title: 'login', path: ['login'], kind: orNone(text), width: 28 },
      { title: 'name', path: ['name'], kind: text, width: 30 },
      { title: 'phone', path: ['phone'], kind: orNone(text), width: 20 },
      { title: 'language', path: ['language'], kind: choice(languages) },
      { title: 'roles', path: ['roles'], kind: choices(customerRoles), width: 22 },
    ],
  },
  may: { read: ['update', 'OfficeCustomer'], write: ['update', 'OfficeCustomer'] },
  keyOf: loginOf,
  nameOf: ({ name }) => name,
  canonical,
  read: readMembers,
  faults: (row) => (loginOf(row) === '' ? [said(['email'], 'login_missing')] : []),
  // Logins are unique by themselves, and whoever changes a member locks his customer.
  lock: lockCustomers,
  write: writeMembers,
}

/** Whoever is given no other login signs in with his e-mail. */
function loginOf({ login, email }: Pick<MemberRow, 'login' | 'email'>): string {
  return canonicalLogin(login ?? email ?? '')
}

function canonical(row: MemberRow): MemberRow {
  const { customer, email, name, phone, language, roles } = row
  return {
    customer,
    email,
    login: loginOf(row),
    name,
    phone: phone === null ? null : keptPhone(phone),
    language,
    roles: rolesInOrder(roles),
  }
}

async function readMembers(db: Db): Promise<MemberRow[]> {
  const keys = await keysOfCustomers(db)
  return (await listCarriedMembers(db)).flatMap(({ customerId, ...member }) => {
    const customer = keys.get(customerId)
    return customer === undefined ? [] : [canonical({ ...member, customer })]
  })
}

async function writeMembers(tx: Tx, acting: Acting, changes: readonly RowChange<MemberRow>[]): Promise<Said[][]> {
  const find = await findingCustomers(tx)
  return inOrder(changes, async ({ before, after }) => {
    const found = find(after.customer)
    if (!found.ok) return found.faults
    const member = { ...canonical(after), login: loginOf(after) }
    return saidOfMember(before ? await changeMember(tx, acting, found.id, member) : await addMember(tx, acting, found.id, member))
  })
}

/** What is said to a customer about his own people is said to staff in other words. */
function saidOfMember(outcome: Outcome<number>): Said[] {
  if (outcome.ok) return saidOf(accept(outcome.value), 'login')
  if (outcome.refusal === 'member_exists') return [said(['email'], 'member_twice')]
  if (outcome.refusal === 'too_many_members') return [said(['customer'], 'members_too_many')]
  return saidOf(outcome, 'login')
}

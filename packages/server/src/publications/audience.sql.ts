import type { Caller, Visitor } from '../http/caller.ts'
import type { Language } from '@anfilada/contract/languages'

/** Who reads: of a visitor or an employee nothing is known that an audience asks for. */
export type Reader = { customerId: number | null; userId: number | null; roles: readonly string[] }

export function readerOf(caller: Caller | Visitor): Reader {
  if (!('userId' in caller) || caller.customerId === null) return { customerId: null, userId: null, roles: [] }
  // An employee on behalf sees what the customer's owner does, and closes nothing in his own name.
  if (caller.onBehalf) return { customerId: caller.customerId, userId: null, roles: ['owner'] }
  return { customerId: caller.customerId, userId: caller.userId, roles: caller.roles }
}

/** Parameters $1 to $3 of every statement that reads for somebody. */
export function readerValues({ customerId, userId, roles }: Reader): [number | null, number | null, readonly string[]] {
  return [customerId, userId, roles]
}

/** Shown at this moment of the database, its first second included and its last not. */
export const isShown = `publications.visible_from <= now() and (publications.visible_until is null or publications.visible_until > now())`

/** Shown now, and for the reader of $1 to $3. */
export const isForReader = `${isShown} and (publications.is_public or ($1::integer is not null
    and (publications.customer_ids is null or $1 = any (publications.customer_ids))
    and (publications.roles is null or publications.roles && $3::text[])
    and (publications.customer_kind is null
         or exists (select from offered_customers where offered_customers.id = $1 and offered_customers.kind = publications.customer_kind))))`

/** Newer than what the reader has seen of the kind; nothing is for somebody without a login. */
export const isUnread = `($2::integer is not null and not exists (select from publication_readers
    where publication_readers.user_id = $2 and publication_readers.kind = publications.kind
      and publication_readers.read_until >= publications.visible_from))`

/** In the language of the parameter, else in Russian. */
export function wordsIn(parameter: string): string {
  const spoken = `case when publications.contents ? ${parameter} then ${parameter} else 'ru' end`
  return `${spoken} as language, publications.contents -> (${spoken}) ->> 'title' as title, publications.contents -> (${spoken}) ->> 'html' as body`
}

export type Asked = { reader: Reader; language: Language }

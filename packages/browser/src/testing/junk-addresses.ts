/** What anybody may type for a word of an address. */
const junk: readonly unknown[] = [
  '',
  ' ',
  '-1',
  '0',
  '1e9',
  '3.5',
  'NaN',
  '99999999999999999999',
  '٣',
  '<b>',
  '2026-02-30',
  'a'.repeat(5000),
  null,
  true,
  {},
  [],
  [1],
  -1,
  1e300,
]

/** Names that the screens of both apps take words by. */
const names = [
  'order',
  'customer',
  'payment',
  'application',
  'account',
  'list',
  'view',
  'tab',
  'kind',
  'part',
  'status',
  'method',
  'day',
  'date',
  'from',
  'to',
  'until',
  'month',
  'year',
  'week',
  'search',
  'number',
  'amount',
  'voucher',
  'version',
  'beside',
  'only',
  'type',
  'museum',
  'employee',
  'state',
  'actor',
  'action',
  'window',
  'category',
  'id',
  'payment_id',
  'vouchers',
  'programme',
  'text',
  'look',
  'museum_id',
  'object',
  'object_id',
  'pass_date',
  'guide',
  'refno',
  'page',
  'filter',
  'sort',
  'copy',
  'alternative',
  'line',
  'slot',
]

type Address = Record<string, unknown>
type Route = { id: string; options: { validateSearch?: unknown } }
export type Parser = { id: string; read: (search: Address) => Address }

/** The screens of an app that take words from the address; the root, which keeps every word, is none. */
export function parsersOf(routes: Readonly<Record<string, unknown>>): Parser[] {
  return Object.values(routes as Readonly<Record<string, Route>>).flatMap(({ id, options }) =>
    options.validateSearch && id !== '__root__' ? [{ id, read: options.validateSearch as Parser['read'] }] : [],
  )
}

/** What a parser makes of an address all of whose words are the same junk, for each junk there is: as found, and as read again. */
export function readingsOfJunk(read: Parser['read']): { found: Address; again: Address }[] {
  return junk.map((word) => {
    const found = read(Object.fromEntries(names.map((name) => [name, word])))
    return { found, again: read(found) }
  })
}

import type { RefusalCode } from '@anfilada/contract/refusals'
import { type Principal, principals } from './testing/world.ts'

/** What a cell of the matrix promises: done, or the refusal with its own status. */
export type Verdict = 'ok' | RefusalCode

/**
 * Whose order an operation is asked for. `own` is any order that the principal may see; `foreign` another customer's, for a guide also
 * a colleague's; `absent` a number that nobody has. An operation that is not about one order has the target `none`.
 */
export const targets = ['own', 'foreign', 'absent', 'none'] as const
export type Target = (typeof targets)[number]

export type Row = { may: readonly Principal[]; orders?: 'their orders' | 'all orders' }

const members = ['individual', 'agencyOwner', 'agencyManager', 'agencyAccountant', 'agencyGuide', 'otherAgency'] as const
/** Who stands before a customer's orders: its members, and an employee on its behalf. */
const customers = [...members, 'onBehalf'] as const
const ordering = customers.filter((principal) => principal !== 'agencyAccountant')
const seeingPrices = customers.filter((principal) => principal !== 'agencyGuide')
const queueReaders = ['dispatcher', 'officeAccountant', 'admin'] as const
const deciders = ['dispatcher', 'admin'] as const
const staff = ['dispatcher', 'officeAccountant', 'editor', 'admin'] as const
const signedIn = [...customers, ...staff]
/** Whose sessions open nothing. */
const shutOut: readonly Principal[] = ['none', 'expired', 'removed', 'blocked']

const anyone: Row = { may: principals }
/** Opened by a secret of its own and by no session. */
const nobody: Row = { may: [] }

function only(may: readonly Principal[], orders?: Row['orders']): Row {
  return orders === undefined ? { may } : { may, orders }
}

/** The declared truth about every operation: an operation of the app without a row fails, and so does a row without an operation. */
export const matrix: Readonly<Record<string, Row>> = {
  'GET /healthz': anyone,
  'GET /readyz': anyone,
  'GET /metrics': nobody,
  'GET /api/v1/openapi.json': anyone,
  'POST /api/v1/login': anyone,
  'POST /api/v1/logout': only(signedIn),

  'GET /api/v1/countries': anyone,
  'GET /api/v1/museums': only(customers),
  'GET /api/v1/museums-objects': only(customers),
  'customer get_schedule': only(customers),
  'customer get_month': only(customers),
  'customer get_prices': only(seeingPrices),

  'customer get_upcoming': only(customers),
  'customer get_archive': only(customers),
  'customer get_request': only(customers, 'their orders'),
  'customer post_request': only(ordering),
  'customer delete_request': only(ordering, 'their orders'),
  'customer archive_request': only(ordering, 'their orders'),

  'office office_queue': only(queueReaders),
  'office office_order': only(queueReaders, 'all orders'),
  'office confirm_order': only(deciders, 'all orders'),
  'office wait_order': only(deciders, 'all orders'),
  'office reject_order': only(deciders, 'all orders'),
  'office cancel_order': only(deciders, 'all orders'),

  // Somebody else's hold is answered as one that is over: orders/holding/holds.actions.test.ts.
  'customer hold_places': only(ordering),
  'customer release_hold': only(ordering),

  'GET /api/v1/events': only(customers),
  'GET /api/office/events': only(queueReaders),
}

export type Cell = { operation: string; principal: Principal; target: Target; verdict: Verdict }

/** All cells of a matrix: every row for every principal and, where it is about one order, for own, foreign and absent ones. */
export function cellsOf(rows: Readonly<Record<string, Row>>): Cell[] {
  return Object.entries(rows).flatMap(([operation, row]) =>
    principals.flatMap((principal) =>
      targetsOf(row).map((target) => ({ operation, principal, target, verdict: verdictOf(row, principal, target) })),
    ),
  )
}

function targetsOf(row: Row): Target[] {
  return row.orders ? ['own', 'foreign', 'absent'] : ['none']
}

function verdictOf(row: Row, principal: Principal, target: Target): Verdict {
  if (!row.may.includes(principal)) {
    return row.may.length === 0 || shutOut.includes(principal) ? 'unauthenticated' : 'forbidden'
  }
  if (target === 'absent') return 'order_not_found'
  return target === 'foreign' && row.orders === 'their orders' ? 'order_not_found' : 'ok'
}

/** What the app offers and nobody declared, and what is declared and the app does not offer. */
export function matrixGaps(
  operations: readonly string[],
  rows: Readonly<Record<string, Row>>,
): { undeclared: string[]; missing: string[] } {
  return {
    undeclared: operations.filter((operation) => !(operation in rows)),
    missing: Object.keys(rows).filter((operation) => !operations.includes(operation)),
  }
}

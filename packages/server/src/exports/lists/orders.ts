import { headsOf, type ManifestOrder } from '@anfilada/contract/orders/day-manifest'
import { fitsFilters } from '@anfilada/contract/orders/order-filters'
import { orderFilters } from '@anfilada/contract/orders/order-filters-schema'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import type { Order } from '@anfilada/contract/orders/orders'
import { peopleOf } from '@anfilada/contract/orders/people'
import { orderKindWord } from '@anfilada/phrases/order-words'
import {
  customerOrderCounts,
  customerOrdersFeature,
  manifestCounts,
  manifestFeature,
  officeOrdersFeature,
  orderCounts,
  ordersFeature,
  queueCounts,
} from '../../orders/index.ts'
import { type Column, type ExportedList, exportedList, type Reader } from '../frame/exported-list.ts'

/** Staff see sums of every order; of a customer's people, guides see none. */
function seesPrices({ caller }: Reader): boolean {
  return caller.can('read', 'OfficeOrder') || caller.can('read', 'Price')
}

const visit: readonly Column<Order>[] = [
  { title: 'number', kind: 'number', width: 10, of: ({ id }) => id },
  { title: 'refno', kind: 'text', width: 14, of: ({ data }) => data.refno },
  { title: 'status', kind: 'text', width: 16, of: ({ info }) => info.status_label },
  { title: 'kind', kind: 'text', width: 18, of: ({ data }, { language }) => orderKindWord(language, data.kind) },
  { title: 'visit_date', kind: 'date', width: 14, of: ({ data }) => data.pass_date },
  { title: 'visit_time', kind: 'text', width: 8, of: ({ info }) => info.time },
  { title: 'confirmed_time', kind: 'text', width: 14, of: ({ info }) => info.confirmed_time },
  { title: 'museum', kind: 'text', width: 30, of: ({ info }) => info.museum },
  { title: 'object', kind: 'text', width: 30, of: ({ info }) => info.object },
  { title: 'entrance', kind: 'text', width: 24, of: ({ info }) => info.entrance },
  { title: 'persons', kind: 'number', width: 10, of: ({ data }) => peopleOf(data) },
  { title: 'country', kind: 'text', width: 16, of: ({ info }) => info.country },
  { title: 'guide', kind: 'text', width: 24, of: ({ data }) => data.guide },
  { title: 'guide_phone', kind: 'text', width: 20, of: ({ data }) => data.guide_phone },
  { title: 'programme', kind: 'number', width: 12, of: ({ info }) => info.programme_id },
]
const money: readonly Column<Order>[] = [
  { title: 'total', kind: 'money', width: 14, of: ({ info }) => info.total, shownTo: seesPrices },
  { title: 'paid', kind: 'money', width: 14, of: ({ info }) => info.paid, shownTo: seesPrices },
  { title: 'due', kind: 'money', width: 14, of: ({ info }) => info.due, shownTo: seesPrices },
  { title: 'penalty', kind: 'money', width: 14, of: ({ info }) => info.penalty, shownTo: seesPrices },
]
const ends: readonly Column<Order>[] = [
  { title: 'rejection', kind: 'text', width: 24, of: ({ info }) => info.rejection_reason },
  { title: 'created', kind: 'moment', width: 18, of: ({ info }) => info.created_at },
]

const own = [...visit, ...money, ...ends]
const office: readonly Column<OfficeOrder>[] = [
  ...visit,
  { title: 'customer', kind: 'text', width: 30, of: ({ customer }) => customer.name },
  { title: 'placed_by', kind: 'text', width: 24, of: (row) => row.placed_by },
  ...money,
  ...ends,
]

const byCursor = (size: number) => ({ by: 'after', size }) as const

export const upcoming: ExportedList = exportedList(ordersFeature, 'get_upcoming', {
  page: byCursor(500),
  count: orderCounts.get_upcoming,
  rowsOf: (order) => [order],
  columns: own,
  narrowed: { schema: orderFilters, passes: fitsFilters },
})

export const archive: ExportedList = exportedList(ordersFeature, 'get_archive', {
  page: byCursor(500),
  count: orderCounts.get_archive,
  rowsOf: (order) => [order],
  columns: own,
})

export const queue: ExportedList = exportedList(officeOrdersFeature, 'office_queue', {
  page: byCursor(500),
  count: queueCounts.office_queue,
  rowsOf: (order) => [order],
  columns: office,
})

export const customerOrders: ExportedList = exportedList(customerOrdersFeature, 'office_customer_orders', {
  page: byCursor(200),
  count: customerOrderCounts.office_customer_orders,
  rowsOf: (order) => [order],
  columns: office,
})

/** What a door needs to know: heads by category, and who comes along. */
const atDoor: readonly Column<ManifestOrder>[] = [
  ...visit,
  { title: 'common', kind: 'number', width: 10, of: ({ data }) => headsOf(data).common },
  { title: 'privileged', kind: 'number', width: 10, of: ({ data }) => headsOf(data).privileged },
  { title: 'child', kind: 'number', width: 10, of: ({ data }) => headsOf(data).child },
  { title: 'customer', kind: 'text', width: 30, of: ({ customer }) => customer.name },
  { title: 'license', kind: 'text', width: 16, of: ({ license }) => license },
  { title: 'resource', kind: 'text', width: 24, of: ({ resource }) => resource },
  { title: 'employee', kind: 'text', width: 24, of: ({ employee }) => employee },
  { title: 'note', kind: 'text', width: 30, of: ({ data }) => data.notes },
]

export const manifest: ExportedList = exportedList(manifestFeature, 'day_manifest', {
  page: null,
  count: manifestCounts.day_manifest,
  refused: ({ more }) => (more ? 'manifest_too_long' : undefined),
  rowsOf: ({ orders }) => orders,
  columns: atDoor,
})

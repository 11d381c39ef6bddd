export { dropOverdueChanges } from './changing/drop-change.ts'
export { orderChangesFeature } from './changing/changes.actions.ts'
export { carryOutDecision } from './deciding/carry-out-decision.ts'
export { decisionsFeature } from './office/decisions.office-actions.ts'
export { decisionJob, forgetDecisions } from './deciding/decisions.store.ts'
export { officeChangesFeature } from './office/changes.office-actions.ts'
export { cancelOrder, rejectOrder } from './close-order.ts'
export { archiveOldOrders } from './archiving/archive-old-orders.ts'
export { verifyCapacity } from './verify-capacity.ts'
export { watchOrders } from './expiry/watch-orders.ts'
export { serveAllWaiting, serveWaiting } from './waiting/serve-waiting.ts'
export { releaseExpiredHolds } from './holding/release-hold.ts'
export { holdsFeature } from './holding/holds.actions.ts'
export { countVisits, hasVisitToday } from './visits.reads.ts'
export { scopeOf } from './orders.store.ts'
export { orderCounts, ordersFeature } from './orders.actions.ts'
export type { DecidedOrder } from './order.rules.ts'
export { lockForDecision, lockOrder, type OrderScope, redeemedForGood, scopeValues } from './orders.store.ts'
export { waitOrder } from './wait-order.ts'
export { redeemOrder, takeBackRedemption } from './redeeming/redeem-order.ts'
export { findRedemption, type Redemption, settleQueue, visitJob } from './redeeming/redemptions.store.ts'
export { listDueOrders, sumDue } from './paying/due.reads.ts'
export { listNamed, listPayable, type NamedOrder } from './paying/payable.reads.ts'
export {
  chargedKopecks,
  findPaidOrders,
  listOverpaid,
  listSources,
  lockPaidOrders,
  moveMoney,
  type PaidOrder,
  payableKopecks,
  pricedLines,
} from './paying/payable.store.ts'
export { customerOrderCounts, customerOrdersFeature } from './office/customer-orders.office-actions.ts'
export {
  forgetCustomer,
  forgetMember,
  hasVisitsAhead,
  listPersonalOrders,
  listPersonalWords,
} from './personal-data/personal-orders.store.ts'
export { orderContextFeature } from './office/order-context.office-actions.ts'
export { officeOrdersFeature, queueCounts } from './office/orders.office-actions.ts'
export { addManifestRoutes } from './manifest/manifest.http.ts'
export { manifestCounts, manifestFeature } from './manifest/manifest.office-actions.ts'
export { programmesFeature } from './programmes/programmes.actions.ts'
export { resourcesFeature } from './resources/resources.office-actions.ts'
export { servicesFeature } from './services/services.actions.ts'
export { wishesFeature } from './wishes/wishes.office-actions.ts'

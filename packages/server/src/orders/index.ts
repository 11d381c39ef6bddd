export { archiveOldOrders } from './archive-old-orders.ts'
export { ordersFeature } from './orders.actions.ts'
export { officeOrdersFeature } from './orders.office-actions.ts'

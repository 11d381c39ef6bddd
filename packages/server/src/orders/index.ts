export { archiveOldOrders } from './archive-old-orders.ts'
export { ordersFeature } from './orders.actions.ts'
export { officeOrdersFeature } from './office/orders.office-actions.ts'

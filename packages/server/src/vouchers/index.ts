export { forgetVouchers, listPersonalVouchers } from './vouchers.store.ts'
export { vouchersFeature } from './vouchers.actions.ts'

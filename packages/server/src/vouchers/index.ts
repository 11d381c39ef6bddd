export { forgetVouchers, listPersonalVouchers } from './vouchers.store.ts'
export { vouchersFeature } from './vouchers.actions.ts'
export { addVoucherPage } from './page/voucher-page.http.ts'
export { redeemFeature } from './redeeming/redeem.office-actions.ts'

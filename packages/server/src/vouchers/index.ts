export { vouchersFeature } from './vouchers.actions.ts'

export { pricingFeature } from './pricing.actions.ts'
export { priceTableSql } from './pricing.reads.ts'
export type { LineKind } from './pricing.rules.ts'

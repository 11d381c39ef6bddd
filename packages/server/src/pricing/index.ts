export { pricingFeature } from './pricing.actions.ts'
export { type AppliedPrices, appliedPricesSql } from './pricing.reads.ts'

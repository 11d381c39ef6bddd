export { pricingFeature } from './pricing.actions.ts'
export { listPrices, priceTableSql } from './pricing.reads.ts'
export { type LineKind, type PricedLine, type PriceTable, priceOrder, type Wish } from './pricing.rules.ts'

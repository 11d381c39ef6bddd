/** Kopecks: a refund above it is proposed by one employee and sent by another. Apart from the schemas, for the screens. */
export const refundAlone = 5_000_000

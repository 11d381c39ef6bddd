// Apart from the schemas, for the screens.

/**
 * Why money is taken to be for an invoice. `number`: its number, the payer's INN and the sum agree; `partial`, `over`: less or more came than is still
 * to come of the one that is named; `one_of_named`: several are named, and the sum is of this one; `amount`: none is named, and only this one has the sum.
 */
export const matchReasons = ['number', 'partial', 'over', 'one_of_named', 'amount'] as const
export type MatchReason = (typeof matchReasons)[number]

declare const kopecksBrand: unique symbol

/** Whole kopecks. Rubles with a fraction exist only on screen and in bank files. */
export type Kopecks = number & { readonly [kopecksBrand]: true }

/** Promises a whole, safe number of kopecks; throws RangeError otherwise. */
export function kopecks(amount: number): Kopecks {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of kopecks: ${amount}`)
  return amount as Kopecks
}

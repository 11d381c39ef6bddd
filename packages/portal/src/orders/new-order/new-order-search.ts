import { screens, type Screen } from './draft/form-steps.ts'

export type NewOrderSearch = { step?: Screen }

/** What the address of a form may carry; anything else in it is left out, and a question of another form leads to the first of this one. */
export function readNewOrderSearch({ step }: Record<string, unknown>): NewOrderSearch {
  const known = screens.find((one) => one === step)
  return known ? { step: known } : {}
}

/** The eight questions of the museum-ticket wizard (spec §2), in their order. */
export const steps = ['category', 'museum', 'object', 'date', 'time', 'group', 'services', 'guide'] as const
export type Step = (typeof steps)[number]

/** What the form may show: a question, or the whole order before it is sent. */
export const screens = [...steps, 'review'] as const
export type Screen = (typeof screens)[number]

export type NewOrderSearch = { step?: Screen }

/** What the address of the form may carry; anything else in it is left out. */
export function readNewOrderSearch({ step }: Record<string, unknown>): NewOrderSearch {
  const known = screens.find((one) => one === step)
  return known ? { step: known } : {}
}

/** The eight questions of the museum-ticket wizard (spec §2), in their order. */
export const steps = ['category', 'museum', 'object', 'date', 'time', 'group', 'services', 'guide'] as const
export type Step = (typeof steps)[number]

/** The questions of the other four forms, in their order. */
export const serviceSteps = {
  schedule: ['category', 'museum', 'object', 'date', 'group', 'guide'],
  audio_guides: ['category', 'museum', 'object', 'date', 'equipment', 'guide'],
  transport: ['category', 'date', 'route', 'group', 'contact'],
  guide: ['category', 'date', 'place', 'group', 'wishes'],
} as const
export type ServiceKind = keyof typeof serviceSteps
export type ServiceStep = (typeof serviceSteps)[ServiceKind][number]

/** What a form may show: a question, or the whole order before it is sent. */
const screens = [...new Set<Step | ServiceStep>([...steps, ...Object.values(serviceSteps).flat()]), 'review'] as const
export type Screen = (typeof screens)[number]

export type NewOrderSearch = { step?: Screen }

/** What the address of a form may carry; anything else in it is left out, and a question of another form leads to the first of this one. */
export function readNewOrderSearch({ step }: Record<string, unknown>): NewOrderSearch {
  const known = screens.find((one) => one === step)
  return known ? { step: known } : {}
}

import type { OrderKind } from '@anfilada/contract/orders/items'

/** The five forms in the order of specification/screens.md, each with its address. */
export const orderForms = [
  { kind: 'museum_tickets', path: '/new' },
  { kind: 'audio_guides', path: '/new-rg-ag' },
  { kind: 'schedule', path: '/new-schedule' },
  { kind: 'guide', path: '/new-guide' },
  { kind: 'transport', path: '/new-transport' },
] as const satisfies readonly { kind: OrderKind; path: string }[]
export type FormPath = (typeof orderForms)[number]['path']

export function pathOfKind(kind: OrderKind): FormPath {
  return orderForms.find((form) => form.kind === kind)?.path ?? '/new'
}

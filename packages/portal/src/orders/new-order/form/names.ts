import { useTranslations } from 'use-intl'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { orderServices, serviceFields, ticketCategories, ticketFields } from '@anfilada/contract/orders/items'
import { isWordField } from '@anfilada/contract/orders/kinds/words'
import { type DiffField, diffFields } from '@anfilada/contract/orders/told-fields'
import { useServiceName } from '../../../catalogue/service-name.ts'
import { raised, useWordLabel } from '../../word-label.ts'
import type { Part } from '../draft/form-plan.ts'
import type { Screen } from '../draft/form-steps.ts'
import type { DraftField } from '../draft/order-draft.ts'

/** What a screen of a form is called. */
export function useStepName(kind: OrderKind): (screen: Screen) => string {
  const frame = useTranslations('newOrder.step')
  const services = useTranslations('services.step')
  return (screen) => {
    if (screen === 'review' || screen === 'time' || screen === 'services') return frame(screen)
    return screen === 'date' && kind === 'museum_tickets' ? frame(screen) : services(screen)
  }
}

/** What is still to be filled in, as the summary calls it. */
export function usePartName(): (part: Part) => string {
  const t = useTranslations('services.missing')
  const orders = useTranslations('orders.order.changed')
  return (part) => {
    const own = ownParts.find((one) => one === part)
    return own ? t(own) : isWordField(part) ? orders(part) : part
  }
}
const ownParts = [
  'category',
  'museum',
  'object',
  'date',
  'time',
  'language',
  'pickup_time',
  'return_time',
  'equipment',
  'tickets',
  'country',
  'people',
  'vehicle',
  'pickup',
  'dropoff',
  'meeting_point',
  'contact',
  'contact_phone',
] as const satisfies readonly Part[]

const ownFields = [
  'type',
  'museum_id',
  'system_id',
  'pass_date',
  'time',
  'adult',
  'child',
  'pickup_date',
  'pickup_time',
  'return_date',
  'return_time',
  'vehicle',
  'hours',
  'guide_language',
] as const satisfies readonly DraftField[]

/** What stands over a control of a new order; a field that has no question of its own is called as the history calls it. */
export function useFieldLabel(): (field: DraftField) => string {
  const t = useTranslations('newOrder')
  const services = useTranslations('services.field')
  const catalogue = useTranslations('catalogue')
  const told = useTranslations('orders.order.changed')
  const serviceName = useServiceName()
  const word = useWordLabel()
  return (field) => {
    const own = ownFields.find((one) => one === field)
    if (own) return services(own)
    if (isWordField(field)) return word(field)
    const ticket = ticketCategories.find((category) => ticketFields[category] === field)
    if (ticket) return catalogue(`ticket.${ticket}`)
    const service = orderServices.find((one) => serviceFields[one] === field)
    if (service) return serviceName(service)
    if (field === 'country_id') return catalogue('country')
    if (field === 'schedule_item_id') return t('step.time')
    if (field === 'qty_guide') return t('qtyGuide')
    if (field === 'persons_per_guide') return t('personsPerGuide')
    const name = diffFields.find((one): one is DiffField & typeof field => one === field)
    return name ? raised(told(name)) : field
  }
}

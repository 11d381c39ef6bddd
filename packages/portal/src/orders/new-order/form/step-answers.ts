import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { hourOfTyping } from '@anfilada/browser/hour-of-typing'
import { equipmentItems, type OrderKind, orderServices } from '@anfilada/contract/orders/items'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { nameOf } from '../../../catalogue/names.ts'
import { useServiceName } from '../../../catalogue/service-name.ts'
import { planFor, type Progress } from '../draft/form-plan.ts'
import { isHour } from '../draft/hour.ts'
import { type OrderDraft, peopleIn } from '../draft/order-draft.ts'
import { isAnswered } from '../draft/progress.ts'
import type { ChosenThings } from './use-chosen.ts'

export type Answers = Readonly<Record<FormStep, string | undefined>>
type Known = { kind: OrderKind; progress: Progress; chosen: ChosenThings }

/** Every step's answer in a few words; undefined while there is none. */
export function useStepAnswers({ kind, progress, chosen }: Known): Answers {
  const { language } = useLanguage()
  const { draft } = progress
  const { museum } = chosen
  return {
    category: useCategory(kind, progress),
    museum: museum && nameOf(museum.name, language),
    object: useObject({ kind, progress, chosen }),
    ...useWhen(kind, draft),
    group: useGroup(chosen),
    ...useThings(progress),
    ...usePeople(kind, progress),
    ...usePlaces(draft, chosen),
  }
}

/** With about how many, as long as the heads are not counted. */
function useCategory(kind: OrderKind, progress: Progress): string | undefined {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const { draft } = progress
  if (!isAnswered(planFor(kind), 'category', progress)) return undefined
  const about = draft.about > 0 && peopleIn(draft) === 0 && t('about.people', { count: draft.about })
  return [catalogue(`category.${draft.type}`), about].filter(Boolean).join(' · ')
}

function useObject({ kind, progress, chosen: { object } }: Known): string | undefined {
  const t = useTranslations('services')
  const { language } = useLanguage()
  if (object) return nameOf(object.name, language)
  return kind === 'schedule' && progress.seen.includes('object') ? t('allObjects') : undefined
}

function useWhen(kind: OrderKind, draft: OrderDraft): Pick<Answers, 'date' | 'time'> {
  const frame = useTranslations('newOrder')
  const formats = useFormats()
  const hours = useHours(kind, draft)
  const { pass_date, schedule_item_id, time } = draft
  const day = pass_date && frame('dayOfWeek', { day: formats.day(pass_date), weekday: formats.shortWeekday(pass_date) })
  return {
    date: day ? [day, ...hours].filter(Boolean).join(' · ') : undefined,
    time: schedule_item_id === null ? undefined : time,
  }
}

/** What stands beside the day in one answer: the hour and for how long, or from when to when equipment is lent. */
function useHours(kind: OrderKind, { time, pickup_time, return_time, hours }: OrderDraft): (string | false)[] {
  const t = useTranslations('services')
  if (kind === 'museum_tickets') return []
  if (kind === 'audio_guides') {
    const isLent = isHour(pickup_time) && isHour(return_time)
    return [isLent && t('loan', { from: hourOfTyping(pickup_time), to: hourOfTyping(return_time) })]
  }
  return [isHour(time) && hourOfTyping(time), kind !== 'schedule' && t('hourCount', { count: hours })]
}

function useGroup({ people, country, service }: ChosenThings): string | undefined {
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  if (people === 0) return undefined
  const vehicle = service && service.seats !== null ? service : undefined
  const names = [country, vehicle].map((one) => one && nameOf(one.name, language))
  return [orders('persons', { count: people }), ...names].filter(Boolean).join(' · ')
}

/** What was looked at and left empty is an answer, too. */
function useThings({ draft, seen }: Progress): Pick<Answers, 'services' | 'equipment'> {
  const t = useTranslations('newOrder')
  const service = useServiceName()
  const formats = useFormats()
  const counted = (items: typeof orderServices | typeof equipmentItems) =>
    formats.statements(
      items.filter((item) => draft[item] > 0).map((item) => t('itemCount', { item: service(item), count: String(draft[item]) })),
    )
  return {
    services: counted(orderServices) || (seen.includes('services') ? t('withoutServices') : undefined),
    equipment: counted(equipmentItems) || undefined,
  }
}

function usePeople(kind: OrderKind, { draft, seen }: Progress): Pick<Answers, 'guide' | 'contact' | 'wishes'> {
  const t = useTranslations('services')
  const orders = useTranslations('orders')
  return {
    guide: draft.guide.trim() || (draft.guide_phone || seen.includes('guide') ? orders('withoutGuide') : undefined),
    contact: draft.contact.trim() || undefined,
    wishes: draft.notes.trim() || (kind === 'guide' && seen.includes('wishes') ? t('withoutWishes') : undefined),
  }
}

function usePlaces({ pickup, dropoff, meeting_point }: OrderDraft, { museum }: ChosenThings): Pick<Answers, 'route' | 'place'> {
  const t = useTranslations('services')
  const { language } = useLanguage()
  const isWhole = pickup.trim() !== '' && dropoff.trim() !== ''
  const place = [museum && nameOf(museum.name, language), meeting_point.trim()].filter(Boolean).join(' · ')
  return { route: isWhole ? t('routeAnswer', { from: pickup.trim(), to: dropoff.trim() }) : undefined, place: place || undefined }
}

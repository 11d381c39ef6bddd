import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { equipmentItems } from '@anfilada/contract/orders/items'
import { nameOf } from '../../../catalogue/name-of.ts'
import { isAnsweredIn } from '../frame/form-plan.ts'
import type { ServiceKind, ServiceStep } from '../new-order-search.ts'
import { headsOf, hourOfTyping, isHour, type ServiceDraft } from './service-draft.ts'
import { servicePlans, type ServiceProgress } from './service-plans.ts'
import type { ServiceChosen } from './use-service-chosen.ts'

type Answers = Record<ServiceStep, string | undefined>

/** Every step's answer in a few words; undefined while there is none. */
export function useServiceAnswers(kind: ServiceKind, progress: ServiceProgress, chosen: ServiceChosen): Answers {
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const { draft } = progress
  const { museum } = chosen
  const isDone = (step: ServiceStep) => isAnsweredIn(servicePlans[kind], step, progress)
  return {
    category: isDone('category') ? catalogue(`category.${draft.type}`) : undefined,
    museum: museum && nameOf(museum.name, language),
    object: useObject(kind, progress, chosen),
    date: useWhen(kind, draft),
    equipment: useEquipment(draft),
    group: useGroup(draft, chosen),
    ...usePeople(kind, progress),
    ...usePlaces(draft, chosen),
  }
}

function useObject(kind: ServiceKind, progress: ServiceProgress, { object }: ServiceChosen): string | undefined {
  const t = useTranslations('services')
  const { language } = useLanguage()
  if (object) return nameOf(object.name, language)
  return kind === 'schedule' && progress.seen.includes('object') ? t('allObjects') : undefined
}

function useWhen(kind: ServiceKind, draft: ServiceDraft): string | undefined {
  const t = useTranslations('services')
  const frame = useTranslations('newOrder')
  const formats = useFormats()
  if (!draft.pass_date) return undefined
  const day = frame('dayOfWeek', { day: formats.day(draft.pass_date), weekday: formats.shortWeekday(draft.pass_date) })
  const hasHours = kind === 'transport' || kind === 'guide'
  const loan =
    isHour(draft.pickup_time) &&
    isHour(draft.return_time) &&
    t('loan', { from: hourOfTyping(draft.pickup_time), to: hourOfTyping(draft.return_time) })
  const parts =
    kind === 'audio_guides'
      ? [day, loan]
      : [day, isHour(draft.time) && hourOfTyping(draft.time), hasHours && t('hourCount', { count: draft.hours })]
  return parts.filter(Boolean).join(' · ')
}

function useEquipment({ services }: ServiceDraft): string | undefined {
  const frame = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const items = equipmentItems
    .filter((item) => services[item] > 0)
    .map((item) => frame('itemCount', { item: catalogue(`service.${item}`), count: String(services[item]) }))
  return items.join('; ') || undefined
}

function useGroup(draft: ServiceDraft, { service }: ServiceChosen): string | undefined {
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  const heads = headsOf(draft)
  if (heads === 0) return undefined
  const vehicle = service && service.seats !== null ? nameOf(service.name, language) : undefined
  return [orders('persons', { count: heads }), vehicle].filter(Boolean).join(' · ')
}

/** What was looked at and left empty is an answer, too. */
function usePeople(kind: ServiceKind, { draft, seen }: ServiceProgress): Pick<Answers, 'guide' | 'contact' | 'wishes'> {
  const t = useTranslations('services')
  const orders = useTranslations('orders')
  return {
    guide: draft.guide.trim() || (draft.guide_phone || seen.includes('guide') ? orders('withoutGuide') : undefined),
    contact: draft.contact.trim() || undefined,
    wishes: draft.notes.trim() || (kind === 'guide' && seen.includes('wishes') ? t('withoutWishes') : undefined),
  }
}

function usePlaces({ pickup, dropoff, meeting_point }: ServiceDraft, { museum }: ServiceChosen): Pick<Answers, 'route' | 'place'> {
  const t = useTranslations('services')
  const { language } = useLanguage()
  const isWhole = pickup.trim() !== '' && dropoff.trim() !== ''
  const place = [museum && nameOf(museum.name, language), meeting_point.trim()].filter(Boolean).join(' · ')
  return { route: isWhole ? t('routeAnswer', { from: pickup.trim(), to: dropoff.trim() }) : undefined, place: place || undefined }
}

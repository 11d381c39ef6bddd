import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { orderServices } from '@anfilada/contract/orders/items'
import { nameOf } from '../../catalogue/name-of.ts'
import { isAnswered, type Progress } from './draft/progress.ts'
import type { TicketDraft } from './draft/ticket-draft.ts'
import type { ChosenThings } from './draft/use-chosen.ts'
import type { Step } from './new-order-search.ts'

type Answers = Record<Step, string | undefined>

/** Every step's answer in a few words; undefined while there is none. */
export function useStepAnswers({ draft, seen }: Progress, chosen: ChosenThings): Answers {
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const { museum, object } = chosen
  const visit = useVisit(draft)
  return {
    category: isAnswered('category', { draft, seen }) ? catalogue(`category.${draft.type}`) : undefined,
    museum: museum && nameOf(museum.name, language),
    object: object && nameOf(object.name, language),
    ...visit,
    group: useGroup(chosen),
    ...useOptional({ draft, seen }),
  }
}

function useVisit({ pass_date, schedule_item_id, time }: TicketDraft): Pick<Answers, 'date' | 'time'> {
  const t = useTranslations('newOrder')
  const formats = useFormats()
  return {
    date: pass_date ? t('dayOfWeek', { day: formats.day(pass_date), weekday: formats.shortWeekday(pass_date) }) : undefined,
    time: schedule_item_id === null ? undefined : time,
  }
}

function useGroup({ people, country }: ChosenThings): string | undefined {
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  if (people === 0) return undefined
  return [orders('persons', { count: people }), country && nameOf(country.name, language)].filter(Boolean).join(' · ')
}

/** What was looked at and left empty is an answer, too. */
function useOptional({ draft, seen }: Progress): Pick<Answers, 'services' | 'guide'> {
  const t = useTranslations('newOrder')
  const orders = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const services = orderServices
    .filter((service) => draft.services[service] > 0)
    .map((service) => t('itemCount', { item: catalogue(`service.${service}`), count: String(draft.services[service]) }))
  return {
    services: services.join('; ') || (seen.includes('services') ? t('withoutServices') : undefined),
    guide: draft.guide.trim() || (draft.guide_phone || seen.includes('guide') ? orders('withoutGuide') : undefined),
  }
}

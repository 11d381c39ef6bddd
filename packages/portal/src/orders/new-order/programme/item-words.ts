import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { equipmentItems } from '@anfilada/contract/orders/items'
import type { EmblemName } from '@anfilada/ui/Emblem'
import { museumsQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/names.ts'
import { useServiceName } from '../../../catalogue/service-name.ts'
import { peopleIn } from '../draft/order-draft.ts'
import { hourOfItem, type BasketItem } from './basket.ts'

/** `about`: what it is of its kind, `text` with the kind where the title does not say it. */
export type ItemWords = { kind: string; title: string; about: string; text: string; time: string; heads: number; emblem: EmblemName }

/** What an item says of itself, in the reader's language. */
export function useItemWords(item: BasketItem): ItemWords {
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  const museums = useQuery(museumsQuery(undefined, language))
  const museum = museums.data?.find(({ id }) => id === item.draft.museum_id)
  const kind = orders(`kind.${item.kind}`)
  const emblem = item.kind === 'transport' ? 'bus' : (museum?.emblem ?? (item.kind === 'guide' ? 'guide' : 'museum'))
  const title = item.kind === 'transport' || !museum ? kind : nameOf(museum.name, language)
  const about = useText(item)
  const text = title === kind ? about : [kind, about].filter(Boolean).join(' · ')
  return { kind, title, about, text, time: hourOfItem(item), heads: peopleIn(item.draft), emblem }
}

function useText(item: BasketItem): string {
  const frame = useTranslations('newOrder')
  const service = useServiceName()
  const services = useTranslations('services')
  const { language } = useLanguage()
  const objects = useQuery(objectsOfTypeQuery(item.draft.type, language))
  const object = objects.data?.find(({ system_id }) => system_id === item.draft.system_id)
  const place = object ? nameOf(object.name, language) : item.kind === 'schedule' && services('allObjects')
  const said = [place]
  if (item.kind === 'transport') said.push(services('routeAnswer', { from: item.draft.pickup, to: item.draft.dropoff }))
  if (item.kind === 'guide') said.push(item.draft.meeting_point)
  if (item.kind === 'audio_guides') {
    const { draft } = item
    const items = equipmentItems.filter((one) => draft[one] > 0)
    said.push(...items.map((one) => frame('itemCount', { item: service(one), count: String(draft[one]) })))
  }
  return said.filter(Boolean).join(' · ')
}

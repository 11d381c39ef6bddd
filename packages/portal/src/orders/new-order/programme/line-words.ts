import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { equipmentItems } from '@anfilada/contract/orders/items'
import type { EmblemName } from '@anfilada/ui/Emblem'
import { museumsQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import { peopleIn } from '../draft/order-draft.ts'
import { hourOfLine, type BasketLine } from './basket.ts'

export type LineWords = { kind: string; title: string; text: string; time: string; heads: number; emblem: EmblemName }

/** What a line says of itself, in the reader's language. */
export function useLineWords(line: BasketLine): LineWords {
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  const museums = useQuery(museumsQuery(undefined, language))
  const museum = museums.data?.find(({ id }) => id === line.draft.museum_id)
  const kind = orders(`kind.${line.kind}`)
  const emblem = line.kind === 'transport' ? 'bus' : (museum?.emblem ?? (line.kind === 'guide' ? 'guide' : 'museum'))
  const title = line.kind === 'transport' || !museum ? kind : nameOf(museum.name, language)
  return { kind, title, text: useText(line, title === kind), time: hourOfLine(line), heads: peopleIn(line.draft), emblem }
}

function useText(line: BasketLine, isKindSaid: boolean): string {
  const orders = useTranslations('orders')
  const frame = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const services = useTranslations('services')
  const { language } = useLanguage()
  const objects = useQuery(objectsOfTypeQuery(line.draft.type, language))
  const object = objects.data?.find(({ system_id }) => system_id === line.draft.system_id)
  const place = object ? nameOf(object.name, language) : line.kind === 'schedule' && services('allObjects')
  const said = [!isKindSaid && orders(`kind.${line.kind}`), place]
  if (line.kind === 'transport') said.push(services('routeAnswer', { from: line.draft.pickup, to: line.draft.dropoff }))
  if (line.kind === 'guide') said.push(line.draft.meeting_point)
  if (line.kind === 'audio_guides') {
    const { draft } = line
    const items = equipmentItems.filter((item) => draft[item] > 0)
    said.push(...items.map((item) => frame('itemCount', { item: catalogue(`service.${item}`), count: String(draft[item]) })))
  }
  return said.filter(Boolean).join(' · ')
}

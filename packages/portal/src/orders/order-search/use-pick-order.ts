import { useRouter } from '@tanstack/react-router'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { getJson } from '@anfilada/browser/http'
import { currentSession } from '@anfilada/browser/session'
import type { MuseumObject } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import type { Order } from '@anfilada/contract/orders/orders'
import { rememberSelectedOrder } from '../selected-order.ts'

/** specification/screens.md: remembers the order and its museum, and opens its page, by a full load where the navigation fails. */
export function usePickOrder(): (order: Order) => Promise<void> {
  const router = useRouter()
  const { language } = useLanguage()
  return async (order) => {
    rememberSelectedOrder(order)
    void rememberObjectInfo(order, language)
    const page = { to: '/upcoming/info', search: { id: order.id } } as const
    const failed = await router.navigate(page).then(
      () => router.state.matches.some(({ status }) => status === 'error'),
      () => true,
    )
    if (failed) window.location.assign(router.buildLocation(page).href)
  }
}

/** The page does not wait for it: nothing there depends on it, and without it the order opens all the same. */
async function rememberObjectInfo({ data }: Order, language: Language): Promise<void> {
  // What cannot be told of this order must not be told by the one before.
  localStorage.removeItem('objectInfo')
  if (data.museum_id === null) return
  const token = currentSession()?.accessToken
  const objects = await getJson<MuseumObject[]>(`/api/v1/museums-objects/?museum_id=${data.museum_id}`, { language }).catch(() => [])
  const info = objects.find(({ system_id }) => system_id === data.system_id)
  if (info && currentSession()?.accessToken === token) localStorage.setItem('objectInfo', JSON.stringify(info))
}

import { useQuery } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { DueWishes } from '@anfilada/contract/orders/windows'
import { dueWishesQuery } from './due-wishes.queries.ts'

/** Wishes for a month that wait for the reader, none for whoever may not order; `undefined` until that is known. */
export function useDueWishes(): readonly DueWishes[] | undefined {
  const mayOrder = useMay()(['create', 'Order'])
  const { data, isPending } = useQuery({ ...dueWishesQuery(useLanguage().language), enabled: mayOrder })
  return mayOrder && isPending ? undefined : (data ?? none)
}

const none: readonly DueWishes[] = []

import { useNavigate } from '@tanstack/react-router'
import { newKey } from '@anfilada/browser/act-key'
import type { Hold } from '../hold/keep-hold.ts'
import { changeBasket } from './basket-store.ts'
import { withLine, type LineWish } from './basket.ts'

/** Puts a draft into the programme, or back into the line that it came from, and shows the programme. */
export function useJoin() {
  const navigate = useNavigate()
  return async (wish: LineWish, line: string | undefined, hold?: Hold): Promise<void> => {
    changeBasket((basket) => withLine(basket, { ...wish, id: line ?? newKey(), ...(hold && { hold }) }))
    await navigate({ to: '/new-programme' })
  }
}

import { Outlet } from '@tanstack/react-router'
import { SaidWhileTyping } from '@anfilada/browser/SaidWhileTyping'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/entrance/ru')),
  en: () => inTime(() => import('@anfilada/phrases/entrance/en')),
  zh: () => inTime(() => import('@anfilada/phrases/entrance/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/entrance/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/entrance/vi')),
}

/** The screens around the login, with their words. */
export function EntranceLayout() {
  return (
    <WithPhrases part="entrance" phrases={phrases}>
      <SaidWhileTyping>
        <Outlet />
      </SaidWhileTyping>
    </WithPhrases>
  )
}

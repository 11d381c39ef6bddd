import { Outlet } from '@tanstack/react-router'
import { SaidWhileTyping } from '@anfilada/browser/SaidWhileTyping'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-entrance/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-entrance/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-entrance/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-entrance/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-entrance/vi')),
}

/** The screens around the login, with their words. */
export function EntranceLayout() {
  return (
    <WithPhrases phrases={phrases}>
      <SaidWhileTyping>
        <Outlet />
      </SaidWhileTyping>
    </WithPhrases>
  )
}

import { describeApp } from '@anfilada/browser/app'
import type { CatalogueActions } from '@anfilada/contract/catalogue'
import { eventPaths } from '@anfilada/contract/events'
import type { HoldActions } from '@anfilada/contract/holds'
import type { Language } from '@anfilada/contract/languages'
import type { OrderActions } from '@anfilada/contract/orders'
import type { PricingActions } from '@anfilada/contract/pricing'
import type { PhrasesLike } from '@anfilada/phrases/phrase-shape'
import type ru from '@anfilada/phrases/portal/ru'
import { inTime } from './layout/load-chunk.ts'

// Imported first by main.tsx and by the tests: what the portal is to the code that both apps share.
describeApp({
  name: 'portal',
  actionsPath: '/api/v1/actions/',
  eventsPath: eventPaths.customer,
  catalogues: {
    ru: () => inTime(() => import('@anfilada/phrases/portal/ru')),
    en: () => inTime(() => import('@anfilada/phrases/portal/en')),
    zh: () => {
      // The Chinese faces are a style sheet of their own; words need not wait for it.
      void import('@anfilada/ui/fonts-zh.css')
      return inTime(() => import('@anfilada/phrases/portal/zh'))
    },
    fa: () => inTime(() => import('@anfilada/phrases/portal/fa')),
    vi: () => inTime(() => import('@anfilada/phrases/portal/vi')),
  },
  keptOnSignOut: [],
})

declare module '@anfilada/browser/app' {
  interface AppTypes {
    actions: OrderActions & CatalogueActions & PricingActions & HoldActions
    language: Language
    catalogue: PhrasesLike<typeof ru>
  }
}
declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof ru
  }
}

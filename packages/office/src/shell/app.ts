import { describeApp } from '@anfilada/browser/app'
import { eventPaths } from '@anfilada/contract/events'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { OfficeOrderActions } from '@anfilada/contract/office-orders'
import type ru from '@anfilada/phrases/office/ru'
import type { PhrasesLike } from '@anfilada/phrases/phrase-shape'

// Imported first by main.tsx and by the tests: what the office is to the code that both apps share.
describeApp({
  name: 'office',
  actionsPath: '/api/office/actions/',
  eventsPath: eventPaths.office,
  catalogues: {
    ru: () => import('@anfilada/phrases/office/ru'),
    en: () => import('@anfilada/phrases/office/en'),
  },
  keptOnSignOut: ['keys'],
})

declare module '@anfilada/browser/app' {
  interface AppTypes {
    actions: OfficeOrderActions
    language: OfficeLanguage
    catalogue: PhrasesLike<typeof ru>
  }
}
declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof ru
  }
}

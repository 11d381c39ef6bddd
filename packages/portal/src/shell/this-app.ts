import { describeApp } from '@anfilada/browser/app'
import type { ApiKeyActions } from '@anfilada/contract/identity/api-keys'
import type { BalanceActions } from '@anfilada/contract/ledger/balance'
import type { AboutObjectActions } from '@anfilada/contract/catalogue/about-object'
import type { CatalogueActions } from '@anfilada/contract/catalogue'
import type { ExportActions as ListExportActions } from '@anfilada/contract/exports/exports'
import type { LocationActions } from '@anfilada/contract/duty'
import { eventPaths } from '@anfilada/contract/events'
import type { LicenseActions } from '@anfilada/contract/licenses/licenses'
import type { ProlongationActions } from '@anfilada/contract/licenses/prolongation'
import type { FeedbackActions } from '@anfilada/contract/messages/feedback'
import type { MessageActions } from '@anfilada/contract/messages/messages'
import type { LicenseCheckActions } from '@anfilada/contract/orders/licenses'
import type { OrderKindActions } from '@anfilada/contract/orders/order-kinds'
import type { ProgrammeActions } from '@anfilada/contract/orders/programmes'
import type { WindowActions, WishActions } from '@anfilada/contract/orders/windows'
import type { HoldActions } from '@anfilada/contract/orders/holds'
import type { Language } from '@anfilada/contract/languages'
import type { MemberActions } from '@anfilada/contract/customers/members'
import type { stopActingActions } from '@anfilada/contract/customers/office-customers'
import type { OrderActions } from '@anfilada/contract/orders/orders'
import type { OrderChangeActions } from '@anfilada/contract/orders/order-changes'
import type { PasswordActions } from '@anfilada/contract/identity/passwords'
import type { ErasureActions, ExportActions } from '@anfilada/contract/privacy/personal-data'
import type { InvoiceActions } from '@anfilada/contract/invoices/invoices'
import type { PublicationActions, PublicNoticeActions } from '@anfilada/contract/publications/publications'
import type { ReconciliationActions } from '@anfilada/contract/reconciliation/acts'
import type { PaymentLinkActions, PublicPaymentActions } from '@anfilada/contract/payments/payment-links'
import type { PaymentActions } from '@anfilada/contract/payments/payments'
import type { PricelistActions } from '@anfilada/contract/pricing/price-files'
import type { PriceTableActions } from '@anfilada/contract/pricing/price-table'
import type { PricingActions } from '@anfilada/contract/pricing/pricing'
import type { SecondFactorActions } from '@anfilada/contract/identity/second-factor'
import type { SessionActions } from '@anfilada/contract/identity/sessions'
import type { EdoActions } from '@anfilada/contract/edo/edo'
import type { ProfileActions, SettingsActions } from '@anfilada/contract/customers/settings'
import type { VoucherActions } from '@anfilada/contract/vouchers/vouchers'
import type { PhrasesLike } from '@anfilada/phrases/phrase-shape'
import type entrance from '@anfilada/phrases/portal-entrance/ru'
import type ru from '@anfilada/phrases/portal/ru'
import type licenses from '@anfilada/phrases/portal-licenses/ru'
import type orderForms from '@anfilada/phrases/portal-order-forms/ru'
import type orderPages from '@anfilada/phrases/portal-order-pages/ru'
import type aboutObject from '@anfilada/phrases/about-object/ru'
import type information from '@anfilada/phrases/portal-information/ru'
import type messages from '@anfilada/phrases/portal-messages/ru'
import type prices from '@anfilada/phrases/portal-prices/ru'
import type payments from '@anfilada/phrases/portal-payments/ru'
import type exports from '@anfilada/phrases/exports/ru'
import type help from '@anfilada/phrases/help/ru'
import type palette from '@anfilada/phrases/palette/ru'
import type publications from '@anfilada/phrases/publications/ru'
import type settings from '@anfilada/phrases/portal-settings/ru'
import { fetchChineseFaces } from './chinese-faces.ts'
import { inTime } from './load-chunk.tsx'

// Imported first by main.tsx and by the tests: what the portal is to the code that both apps share.
describeApp({
  name: 'portal',
  actionsPath: '/api/v1/actions/',
  eventsPath: eventPaths.customer,
  catalogues: {
    ru: () => inTime(() => import('@anfilada/phrases/portal/ru')),
    en: () => inTime(() => import('@anfilada/phrases/portal/en')),
    zh: () => {
      fetchChineseFaces()
      return inTime(() => import('@anfilada/phrases/portal/zh'))
    },
    fa: () => inTime(() => import('@anfilada/phrases/portal/fa')),
    vi: () => inTime(() => import('@anfilada/phrases/portal/vi')),
  },
  keptOnSignOut: [],
})

/** The five forms of an order, and what they ask before they are sent. */
type OrderFormActions = HoldActions &
  OrderChangeActions &
  LocationActions &
  OrderKindActions &
  ProgrammeActions &
  WindowActions &
  WishActions &
  LicenseCheckActions

/** What members do with their own logins and their customer. */
type AccountActions = ProfileActions &
  SettingsActions &
  EdoActions &
  MemberActions &
  SessionActions &
  PasswordActions &
  SecondFactorActions &
  ApiKeyActions &
  ExportActions &
  ErasureActions &
  typeof stopActingActions

/** What is paid, and by links without a session. */
type PayingActions = PaymentActions & InvoiceActions & ReconciliationActions & PaymentLinkActions & PublicPaymentActions

declare module '@anfilada/browser/app' {
  interface AppTypes {
    actions: AccountActions &
      MessageActions &
      FeedbackActions &
      OrderActions &
      CatalogueActions &
      AboutObjectActions &
      PricingActions &
      OrderFormActions &
      VoucherActions &
      PricelistActions &
      PriceTableActions &
      PublicationActions &
      PublicNoticeActions &
      BalanceActions &
      LicenseActions &
      ProlongationActions &
      ListExportActions &
      PayingActions
    language: Language
    catalogue: PhrasesLike<typeof ru>
  }
}
declare module 'use-intl' {
  interface AppConfig {
    /** Those of every page, and those that come with some screens (WithPhrases). */
    Messages: typeof ru & {
      publications: typeof publications
      help: typeof help
      exports: typeof exports
      palette: typeof palette
      aboutObject: typeof aboutObject
    } & typeof entrance &
      typeof settings &
      typeof payments &
      typeof prices &
      typeof licenses &
      typeof orderForms &
      typeof orderPages &
      typeof messages &
      typeof information
  }
}

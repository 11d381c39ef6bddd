import { describeApp } from '@anfilada/browser/app'
import type { CompanyActions } from '@anfilada/contract/company-versions'
import type { AuditActions } from '@anfilada/contract/customers/audit'
import type { customerBalanceActions } from '@anfilada/contract/ledger/customer-balance'
import type { customerOrderActions } from '@anfilada/contract/orders/customer-orders'
import type { OfficeDutyActions } from '@anfilada/contract/duty'
import type { OfficeEdoActions } from '@anfilada/contract/edo/edo'
import { eventPaths } from '@anfilada/contract/events'
import type { OfficeHelpActions } from '@anfilada/contract/help/office-help'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { InterchangeActions } from '@anfilada/contract/interchange/office-interchange'
import type { ExportActions as ListExportActions } from '@anfilada/contract/exports/exports'
import type { LedgerActions } from '@anfilada/contract/ledger/ledger'
import type { OpeningActions } from '@anfilada/contract/ledger/openings'
import type { LegalTextActions } from '@anfilada/contract/legal-texts'
import type { OfficeLicenseActions } from '@anfilada/contract/licenses/licenses'
import type { OfficeFeedbackActions } from '@anfilada/contract/messages/feedback'
import type { OfficeMessageActions } from '@anfilada/contract/messages/messages'
import type { OfficePublicationActions } from '@anfilada/contract/publications/publications'
import type publications from '@anfilada/phrases/office-publications/ru'
import type { OfficeProlongationActions } from '@anfilada/contract/licenses/prolongation'
import type { MailActions } from '@anfilada/contract/mails'
import type { actForCustomerActions, OfficeCustomerActions } from '@anfilada/contract/customers/office-customers'
import type { ManifestActions } from '@anfilada/contract/orders/day-manifest'
import type { OfficeChangeActions } from '@anfilada/contract/orders/order-changes'
import type { OfficeOrderActions } from '@anfilada/contract/orders/office-orders'
import type { CapacityActions } from '@anfilada/contract/orders/capacity'
import type { SlotHandoverActions } from '@anfilada/contract/orders/slot-handover'
import type { SlotPlanActions } from '@anfilada/contract/orders/slot-plans'
import type { SlotRuleActions } from '@anfilada/contract/orders/slot-rules'
import type { ResourceActions } from '@anfilada/contract/orders/resources'
import type { OfficeDecisionActions } from '@anfilada/contract/orders/decisions'
import type { OfficeOrderContextActions } from '@anfilada/contract/orders/order-context'
import type { OfficeWindowActions } from '@anfilada/contract/orders/windows'
import type { OfficeStaffActions } from '@anfilada/contract/identity/office-staff'
import type { AccountantTaskActions } from '@anfilada/contract/payments/accountant-tasks'
import type { OfficeInvoiceActions } from '@anfilada/contract/invoices/invoices'
import type { BankStatementActions } from '@anfilada/contract/payments/bank-statements'
import type { OfficeReconciliationActions } from '@anfilada/contract/reconciliation/acts'
import type { OfficePaymentActions } from '@anfilada/contract/payments/office-payments'
import type { PasswordActions } from '@anfilada/contract/identity/passwords'
import type { PriceFileActions } from '@anfilada/contract/pricing/price-files'
import type { PriceListActions } from '@anfilada/contract/pricing/price-lists'
import type { PricePreviewActions } from '@anfilada/contract/pricing/price-preview'
import type { SecondFactorActions } from '@anfilada/contract/identity/second-factor'
import type { ApplicationActions } from '@anfilada/contract/registration/applications'
import type { SessionActions } from '@anfilada/contract/identity/sessions'
import type { OfficeCatalogueActions } from '@anfilada/contract/catalogue/office-catalogue'
import type { OfficeServicesActions } from '@anfilada/contract/catalogue/office-services'
import type { SetupActions } from '@anfilada/contract/setup'
import type { RedeemActions } from '@anfilada/contract/vouchers/redeeming'
import type { TermsActions } from '@anfilada/contract/pricing/terms'
import type help from '@anfilada/phrases/help/ru'
import type ru from '@anfilada/phrases/office/ru'
import type company from '@anfilada/phrases/office-company/ru'
import type audit from '@anfilada/phrases/office-audit/ru'
import type catalogueEditor from '@anfilada/phrases/office-catalogue/ru'
import type helpTexts from '@anfilada/phrases/office-help/ru'
import type applications from '@anfilada/phrases/office-applications/ru'
import type mails from '@anfilada/phrases/office-mails/ru'
import type exports from '@anfilada/phrases/exports/ru'
import type interchange from '@anfilada/phrases/office-interchange/ru'
import type ledger from '@anfilada/phrases/office-ledger/ru'
import type messages from '@anfilada/phrases/office-messages/ru'
import type palette from '@anfilada/phrases/palette/ru'
import type payments from '@anfilada/phrases/office-payments/ru'
import type running from '@anfilada/phrases/office-running/ru'
import type setup from '@anfilada/phrases/office-setup/ru'
import type texts from '@anfilada/phrases/office-texts/ru'
import type vouchers from '@anfilada/phrases/office-vouchers/ru'
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
    actions: OfficeOrderActions &
      ManifestActions &
      CapacityActions &
      SlotHandoverActions &
      SlotRuleActions &
      SlotPlanActions &
      OfficeDecisionActions &
      OfficeOrderContextActions &
      OfficeWindowActions &
      ResourceActions &
      OfficeChangeActions &
      OfficeDutyActions &
      RedeemActions &
      OfficeCustomerActions &
      OfficeEdoActions &
      OfficeLicenseActions &
      OfficeProlongationActions &
      ApplicationActions &
      typeof customerOrderActions &
      typeof customerBalanceActions &
      typeof actForCustomerActions &
      OfficeStaffActions &
      SetupActions &
      AuditActions &
      MailActions &
      PriceListActions &
      PriceFileActions &
      PricePreviewActions &
      LedgerActions &
      InterchangeActions &
      ListExportActions &
      OpeningActions &
      OfficeInvoiceActions &
      OfficeReconciliationActions &
      OfficePaymentActions &
      AccountantTaskActions &
      BankStatementActions &
      TermsActions &
      OfficeCatalogueActions &
      OfficeServicesActions &
      LegalTextActions &
      CompanyActions &
      OfficePublicationActions &
      OfficeHelpActions &
      OfficeMessageActions &
      OfficeFeedbackActions &
      PasswordActions &
      SessionActions &
      SecondFactorActions
    language: OfficeLanguage
    catalogue: PhrasesLike<typeof ru>
  }
}
declare module 'use-intl' {
  interface AppConfig {
    /** Those of every screen, and those that come with some screens (WithPhrases). */
    Messages: typeof ru & {
      applications: typeof applications
      company: typeof company
      publications: typeof publications
      help: typeof help
      helpTexts: typeof helpTexts
      catalogueEditor: typeof catalogueEditor
      exports: typeof exports
      palette: typeof palette
      interchange: typeof interchange
      mails: typeof mails
      setup: typeof setup
      texts: typeof texts
      vouchers: typeof vouchers
    } & typeof audit &
      typeof running &
      typeof ledger &
      typeof messages &
      typeof payments
  }
}

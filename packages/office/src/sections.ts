import { auditSection } from './audit/screens.ts'
import { catalogueSection } from './catalogue/screens.ts'
import { companySection } from './company/screens.ts'
import { customersSection } from './customers/screens.ts'
import { dutySection } from './duty/screens.ts'
import { interchangeSection } from './interchange/screens.ts'
import { ledgerSection } from './ledger/screens.ts'
import { licensesSection } from './licenses/screens.ts'
import { mailsSection } from './mails/screens.ts'
import { manifestSection } from './manifest/screens.ts'
import { messagesSection } from './messages/screens.ts'
import { publicationsSection } from './publications/screens.ts'
import { queueSection } from './orders/screens.ts'
import { paymentsSection } from './payments/screens.ts'
import { pricesSection } from './pricing/screens.ts'
import { resourcesSection } from './resources/screens.ts'
import type { Section } from './shell/layout/menu.ts'
import { setupSection } from './setup/screens.ts'
import { slotsSection } from './slots/screens.ts'
import { termsSection } from './terms/screens.ts'
import { textsSection } from './texts/screens.ts'
import { windowsSection } from './windows/screens.ts'

/** What the features offer to the bar, and to the guard before anything of a screen is here; a new section stands in its place of the bar. */
export const sections = [
  queueSection,
  setupSection,
  customersSection,
  messagesSection,
  manifestSection,
  slotsSection,
  windowsSection,
  resourcesSection,
  licensesSection,
  pricesSection,
  termsSection,
  catalogueSection,
  paymentsSection,
  ledgerSection,
  textsSection,
  publicationsSection,
  companySection,
  interchangeSection,
  dutySection,
  { word: 'staff', path: '/staff', ability: ['read', 'Staff'] },
  auditSection,
  mailsSection,
] as const satisfies readonly Section[]

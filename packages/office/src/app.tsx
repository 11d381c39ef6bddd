import type { ReactNode } from 'react'
import { auditSection } from './audit/screens.ts'
import { useWaitingApplications } from './customers/customers.queries.ts'
import { customersSection } from './customers/screens.ts'
import { dutySection } from './duty/screens.ts'
import { ledgerSection } from './ledger/screens.ts'
import { mailsSection } from './mails/screens.ts'
import { useQueueTotal } from './orders/orders.queries.ts'
import { queueSection } from './orders/screens.ts'
import { useOpenTasks, usePaymentNews } from './payments/payments.queries.ts'
import { paymentsSection } from './payments/screens.ts'
import { pricesSection } from './pricing/screens.ts'
import { resourcesSection } from './resources/screens.ts'
import type { Waiting } from './shell/layout/menu.ts'
import type { Offers } from './shell/offers.ts'
import { slotsSection } from './slots/screens.ts'
import { termsSection } from './terms/screens.ts'
import { textsSection } from './texts/screens.ts'
import { windowsSection } from './windows/screens.ts'

/** What the features of the office offer to its shell; a new section stands here in its place of the bar. */
export const offers = {
  sections: [
    queueSection,
    customersSection,
    slotsSection,
    windowsSection,
    resourcesSection,
    pricesSection,
    termsSection,
    paymentsSection,
    ledgerSection,
    textsSection,
    dutySection,
    { word: 'staff', path: '/staff', ability: ['read', 'Staff'] },
    auditSection,
    mailsSection,
  ],
  Counted,
} as const satisfies Offers

/** What waits in the sections. The number of open tasks is kept true by the news of payments. */
function Counted({ children }: { children: (waiting: Waiting) => ReactNode }) {
  usePaymentNews()
  return children({ queue: useQueueTotal(), customers: useWaitingApplications() || undefined, payments: useOpenTasks() || undefined })
}

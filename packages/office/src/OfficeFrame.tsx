import { useWaitingApplications } from './customers/customers.queries.ts'
import { useQueueTotal } from './orders/orders.queries.ts'
import { useOpenTasks } from './payments/payments.queries.ts'
import { usePaymentNews } from './payments/use-payment-news.ts'
import { OfficeBar } from './shell/layout/OfficeBar.tsx'
import { OfficeLayout } from './shell/layout/OfficeLayout.tsx'

/** The shell with what the features show in it on every screen: it knows none of them. */
export function OfficeFrame() {
  return <OfficeLayout bar={<Bar />} />
}

/** The sections with what waits in each; the number of open tasks is kept true by the news of payments. */
function Bar() {
  usePaymentNews()
  const waiting = { queue: useQueueTotal(), customers: useWaitingApplications() || undefined, payments: useOpenTasks() || undefined }
  return <OfficeBar waiting={waiting} />
}

import { lazy, type ComponentType, type ReactNode } from 'react'
import { idle } from '@anfilada/browser/idle'
import { useWaitingApplications } from './customers/waiting-applications.ts'
import { useUnreadMessages } from './messages/unread.ts'
import { useQueueTotal } from './orders/orders.queries.ts'
import { useOpenTasks, usePaymentNews } from './payments/open-tasks.ts'
import { useOpenSetup } from './setup/setup.queries.ts'
import type { Waiting } from './shell/layout/menu.ts'
import { OfficeLayout } from './shell/layout/OfficeLayout.tsx'
import { CountsContext } from './shell/offers.ts'

/** The shell with what the features count in it; it loads behind the login, as the sections do not. */
export function OfficeFrame() {
  return (
    <CountsContext value={counts}>
      <OfficeLayout />
    </CountsContext>
  )
}

/** What waits in the sections. The number of open tasks is kept true by the news of payments. */
function Counted({ children }: { children: (waiting: Waiting) => ReactNode }) {
  usePaymentNews()
  return children({
    queue: useQueueTotal(),
    messages: useUnreadMessages() || undefined,
    customers: useWaitingApplications() || undefined,
    payments: useOpenTasks() || undefined,
    setup: useOpenSetup() || undefined,
  })
}

/** It comes after the screen; where it does not come, the bar does without. */
const Palette = lazy<ComponentType>(() =>
  idle()
    .then(() => import('./palette/OfficePalette.tsx'))
    .catch(() => ({ default: () => null })),
)

const counts = { Counted, Palette }

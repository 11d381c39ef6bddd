import { useSession } from '@anfilada/browser/use-session'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { OrderFormWords } from '../OrderWords.tsx'
import { OrderFormPage } from './OrderFormPage.tsx'
import { useProgrammeAsElsewhere } from './programme/use-programme-as-elsewhere.tsx'

export function MuseumTicketsPage() {
  return <NewOrderPage kind="museum_tickets" />
}

/** A wish inside a submission window: `/new-schedule`. */
export function SchedulePage() {
  return <NewOrderPage kind="schedule" />
}

/** Radio and audio guides from the stock: `/new-rg-ag`. */
export function AudioGuidesPage() {
  return <NewOrderPage kind="audio_guides" />
}

export function TransportPage() {
  return <NewOrderPage kind="transport" />
}

export function GuidePage() {
  return <NewOrderPage kind="guide" />
}

/** A form belongs to one login: another one in this tab begins its own. */
function NewOrderPage({ kind }: { kind: OrderKind }) {
  const login = useSession()?.userData.login
  if (login === undefined) return null
  return (
    <OrderFormWords>
      <WithProgramme key={`${kind} ${login}`} kind={kind} login={login} />
    </OrderFormWords>
  )
}

/** Its drafts may be put into a programme, which begins them with its group. */
function WithProgramme({ kind, login }: { kind: OrderKind; login: string }) {
  const elsewhere = useProgrammeAsElsewhere(login)
  return <OrderFormPage key={elsewhere.round} kind={kind} login={login} elsewhere={elsewhere} />
}

import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { CalendarIcon, ListIcon, OrdersIcon } from '@anfilada/ui/icons'
import { Segment } from '@anfilada/ui/Segment'
import type { OrderView, UpcomingSearch } from '../orders-search.ts'
import styles from './LookSwitch.module.css'
import { rememberView, useTableRoom } from './use-order-view.ts'

const route = getRouteApi('/content/upcoming')

/** `children`: what else may be done with what is shown. */
type Props = { view: OrderView; hasProgrammes: boolean; children: ReactNode }

/** By day, as a table, by programme or as a calendar: in the address like the filters, so that a link shows the same to a colleague. */
export function LookSwitch({ view, hasProgrammes, children }: Props) {
  const t = useTranslations('orders')
  const navigate = route.useNavigate()
  const hasRoom = useTableRoom()
  const show = (next: OrderView) => {
    rememberView(next)
    void navigate({ search: (now: UpcomingSearch) => ({ ...now, view: next === 'list' ? undefined : next }) })
  }
  const byProgramme = view === 'programme'
  return (
    <div className={styles.look}>
      {/* First in a row that ends at the end of its line: what comes late moves nothing that stands. */}
      {children}
      {(hasProgrammes || byProgramme) && (
        <Button isPressed={byProgramme} onPress={() => show(byProgramme ? 'list' : 'programme')}>
          {t('upcoming.programmes')}
        </Button>
      )}
      <span className="hide-m">
        <Segment
          label={t('upcoming.look')}
          options={[
            { value: 'list', label: t('upcoming.list'), icon: <ListIcon /> },
            ...(hasRoom ? [{ value: 'table' as const, label: t('upcoming.table'), icon: <OrdersIcon /> }] : []),
            { value: 'calendar', label: t('upcoming.calendar'), icon: <CalendarIcon /> },
          ]}
          value={byProgramme ? 'list' : view}
          onChange={show}
        />
      </span>
    </div>
  )
}

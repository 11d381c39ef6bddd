import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Chip } from '@anfilada/ui/Chip'
import { CalendarIcon, ListIcon } from '@anfilada/ui/icons'
import { Segment } from '@anfilada/ui/Segment'
import type { UpcomingSearch } from '../orders-search.ts'
import styles from './LookSwitch.module.css'

const route = getRouteApi('/content/upcoming')

/** `children`: what else may be done with what is shown. */
type Props = { search: UpcomingSearch; hasProgrammes: boolean; children: ReactNode }

/** By day, by programme or as a calendar, roomy or compact: in the address like the filters, so that a link shows the same to a colleague. */
export function LookSwitch({ search, hasProgrammes, children }: Props) {
  const t = useTranslations('orders')
  const navigate = route.useNavigate()
  const look = (to: UpcomingSearch) => void navigate({ search: (now: UpcomingSearch) => ({ ...now, ...to }) })
  const byProgramme = search.view === 'programme'
  return (
    <div className={styles.look}>
      {/* First in a row that ends at the end of its line: what comes late moves nothing that stands. */}
      {children}
      {(hasProgrammes || byProgramme) && (
        <Chip isPressed={byProgramme} onPress={() => look({ view: byProgramme ? undefined : 'programme' })}>
          {t('upcoming.programmes')}
        </Chip>
      )}
      <Chip isPressed={search.dense === true} onPress={() => look({ dense: search.dense ? undefined : true })}>
        {t('upcoming.dense')}
      </Chip>
      <span className="hide-m">
        <Segment
          label={t('upcoming.look')}
          options={[
            { value: 'list', label: t('upcoming.list'), icon: <ListIcon /> },
            { value: 'calendar', label: t('upcoming.calendar'), icon: <CalendarIcon /> },
          ]}
          value={search.view === 'calendar' ? search.view : 'list'}
          onChange={(view) => look({ view: view === 'calendar' ? view : undefined })}
        />
      </span>
    </div>
  )
}

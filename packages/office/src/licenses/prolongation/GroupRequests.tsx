import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { OfficeProlongationRequest } from '@anfilada/contract/licenses/prolongation'
import { ActButton } from '@anfilada/ui/ActButton'
import { classNames } from '@anfilada/ui/class-names'
import { Tag } from '@anfilada/ui/Tag'
import rows from '../../shell/page/rows.module.css'
import { prolongationRequestsQuery } from '../licenses.queries.ts'
import { DeclineDialog, EnterDialog } from './RequestDialogs.tsx'
import styles from './prolongation.module.css'

type Open = { dialog: 'enter' | 'decline'; request: OfficeProlongationRequest }

/** Who asked for a group, and what became of it. */
export function GroupRequests({ groupId }: { groupId: number }) {
  const t = useTranslations('licenses.prolongation')
  const query = useQuery(prolongationRequestsQuery(groupId, useLanguage().language))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (!query.data) return <Unread query={query} failed={t('requestsFailed')} rows={2} rowHeight="54px" />
  return (
    <div className={styles.requests}>
      {query.data.length === 0 && <p className="mut">{t('noRequests')}</p>}
      <ul aria-label={t('requests')}>
        {query.data.map((request) => (
          <RequestRow key={request.request_id} request={request} onOpen={(dialog) => setOpen({ dialog, request })} />
        ))}
      </ul>
      {open?.dialog === 'enter' && <EnterDialog request={open.request} onClose={close} />}
      {open?.dialog === 'decline' && <DeclineDialog request={open.request} onClose={close} />}
    </div>
  )
}

const tones = { requested: 'amber', prolonged: 'green', declined: 'red', withdrawn: undefined } as const

type RowProps = { request: OfficeProlongationRequest; onOpen: (dialog: Open['dialog']) => void }

function RequestRow({ request, onOpen }: RowProps) {
  const t = useTranslations('licenses.prolongation')
  const { date } = useFormats()
  const mayDecide = useMay()(['decide', 'OfficeLicense'])
  const { guide, number, customer, state, expiration_date: until, valid_until: validUntil, reason, decided_by: by } = request
  const tone = tones[state]
  return (
    <li className={classNames(rows.row, styles.request)}>
      <span>
        <b>{t('license', { guide, number, day: date(validUntil) })}</b>
        <small>{customer}</small>
      </span>
      <span>
        <Tag {...(tone && { tone })}>{t(`requestStates.${state}`, { day: until === null ? '' : date(until) })}</Tag>
        {reason !== null && <small>{reason}</small>}
        {state === 'withdrawn' && by !== null && <small>{by}</small>}
      </span>
      <span className={rows.acts}>
        {mayDecide && state === 'requested' && (
          <>
            <ActButton onPress={() => onOpen('enter')}>
              {t('enter')} <span className="sr">{guide}</span>
            </ActButton>
            <ActButton danger onPress={() => onOpen('decline')}>
              {t('decline')} <span className="sr">{guide}</span>
            </ActButton>
          </>
        )}
      </span>
    </li>
  )
}

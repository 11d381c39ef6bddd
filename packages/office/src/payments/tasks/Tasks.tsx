import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import { accountantTaskKinds } from '@anfilada/contract/payments/money-words'
import { QueueDone } from '@anfilada/ui/drawings/QueueDone'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { Segment } from '@anfilada/ui/Segment'
import { oneOf } from '@anfilada/browser/read-address'
import { PagedView } from '../PagedView.tsx'
import type { PaymentsPart, PaymentsSearch } from '../screens.ts'
import { tasksQuery } from '../payments.queries.ts'
import { ResolveDialog } from './ResolveDialog.tsx'
import { TaskRow } from './TaskRow.tsx'

type Props = { search: PaymentsSearch; onChange: (part: PaymentsPart) => void }

/** What money has left to a person to decide. */
export function Tasks({ search: { tasks, about }, onChange }: Props) {
  const t = useTranslations('payments.tasks')
  const state = tasks ?? 'open'
  // Here and not in its row: a colleague who is quicker takes the row away, and what is typed must stay.
  const [resolved, setResolved] = useState<AccountantTask>()
  const query = useInfiniteQuery(tasksQuery({ state, kind: about }, useLanguage().language))
  const words = { lead: t('lead'), list: t('list'), failed: t('failed'), emptyTitle: t(`empty.${state}`) }
  const narrow = (
    <>
      <Segment
        label={t('states.label')}
        value={state}
        onChange={(value) => onChange({ tasks: value === 'open' ? undefined : value })}
        options={(['open', 'resolved'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <FilterSelect
        label={t('kind')}
        value={about ?? ''}
        options={accountantTaskKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => onChange({ about: oneOf(accountantTaskKinds, value) })}
      />
    </>
  )
  return (
    <>
      <PagedView query={query} words={words} isNarrowed={tasks !== undefined || about !== undefined} drawing={QueueDone} narrow={narrow}>
        {(task) => <TaskRow key={task.id} task={task} onResolve={setResolved} />}
      </PagedView>
      {resolved && <ResolveDialog task={resolved} onClose={() => setResolved(undefined)} />}
    </>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { useAct } from '@anfilada/browser/use-act'
import { Box } from '@anfilada/ui/Box'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { showToast } from '@anfilada/ui/toasts'
import { assignmentQuery } from '../resources.queries.ts'
import styles from './Forms.module.css'

/** Who goes along with an order and who meets its group: what fits, and whom it would clash with. A clash is a warning, not a refusal. */
export function AssignDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const t = useTranslations('resources.assign')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const query = useQuery(assignmentQuery(orderId, language))
  const { act, sending } = useAct(['resources'])
  const queries = useQueryClient()
  const id = String(orderId)

  function done(name: string | undefined) {
    void queries.invalidateQueries({ queryKey: ['orders'] })
    showToast({ tone: 'done', text: name === undefined ? t('freed', { id }) : t('done', { id, name }) })
  }
  async function assignResource(one: Choice | undefined) {
    const outcome = await act('assign_resource', { order_id: orderId, resource_id: one?.id ?? null })
    if (outcome.ok) done(one?.name)
  }
  async function assignEmployee(one: Choice | undefined) {
    const outcome = await act('assign_employee', { order_id: orderId, employee_id: one?.id ?? null })
    if (outcome.ok) done(one?.name)
  }
  const busy = sending !== undefined
  return (
    <Dialog title={t('title', { id })} onClose={onClose} actions={<Button onPress={onClose}>{t('close')}</Button>}>
      {query.isPending && <SkeletonRows rows={4} rowHeight="44px" label={shell('loading')} />}
      {query.isError && <ListFailed title={t('failed')} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {query.data && (
        <>
          {(query.data.resources.length > 0 || query.data.resource) && (
            <Choices
              title={t('who')}
              of={query.data.resources}
              now={query.data.resource?.id}
              busy={busy}
              onPick={(one) => void assignResource(one)}
            />
          )}
          <Choices
            title={t('employee')}
            of={query.data.employees}
            now={query.data.employee?.id}
            busy={busy}
            onPick={(one) => void assignEmployee(one)}
          />
        </>
      )}
    </Dialog>
  )
}

type Choice = { id: number; name: string; clashes: readonly number[] }
type ChoicesProps = {
  title: string
  of: readonly Choice[]
  now: number | undefined
  busy: boolean
  onPick: (one: Choice | undefined) => void
}

/** Radio buttons whose press acts: who is free stands before who is not. */
function Choices({ title, of, now, busy, onPick }: ChoicesProps) {
  const t = useTranslations('resources.assign')
  const { list } = useFormats()
  const sorted = of.toSorted((a, b) => Number(a.clashes.length > 0) - Number(b.clashes.length > 0))
  return (
    <fieldset className={styles.choices} aria-busy={busy}>
      <legend>{title}</legend>
      {of.length === 0 && <p className="mut">{t('noneFits')}</p>}
      <Row name={title} label={t('nobody')} isChosen={now === undefined} onPick={() => busy || onPick(undefined)} />
      {sorted.map((one) => (
        <Row
          key={one.id}
          name={title}
          label={one.name}
          aside={one.clashes.length > 0 ? t('clash', { ids: list(one.clashes.map(String)) }) : t('free')}
          isClash={one.clashes.length > 0}
          isChosen={one.id === now}
          onPick={() => busy || onPick(one)}
        />
      ))}
    </fieldset>
  )
}

type RowProps = { name: string; label: string; aside?: string; isClash?: boolean; isChosen: boolean; onPick: () => void }

function Row({ name, label, aside, isClash = false, isChosen, onPick }: RowProps) {
  return (
    <label className={styles.choice} data-clash={isClash || undefined}>
      <Box look="radio" name={name} checked={isChosen} onChange={onPick} />
      <span>{label}</span>
      {aside && <small>{aside}</small>}
    </label>
  )
}

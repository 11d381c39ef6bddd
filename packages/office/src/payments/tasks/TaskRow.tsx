import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveAnswered } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { usePastMoment } from '../../shell/said.ts'
import { ProviderDetails } from '../ProviderDetails.tsx'
import styles from '../payments.module.css'
import { ReceiptToMake } from './ReceiptToMake.tsx'
import { TaskPlaces } from './TaskPlaces.tsx'

/** What happened, what is to be done, and about what; or what was done. */
export function TaskRow({ task, onResolve }: { task: AccountantTask; onResolve: (task: AccountantTask) => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.tasks')
  const moment = usePastMoment()
  const mayResolve = useMay()(['update', 'OfficePayment'])
  const { kind, amount, details, resolved_at: resolved, resolved_by: by, note } = task
  const { lines, contact, ...said } = details
  const isReceipt = typeof lines === 'string' && typeof contact === 'string'
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{t(`kinds.${kind}`)}</b>
        {resolved === null ? (
          <span>{t(`todo.${kind}`)}</span>
        ) : (
          <>
            <span>{note}</span>
            <small>{t('resolvedBy', { name: by ?? '', moment: moment(resolved) })}</small>
          </>
        )}
        <TaskPlaces task={task} />
        <ProviderDetails details={isReceipt ? said : details} />
      </div>
      <div className={styles.amount}>{amount !== null && <Num>{formatSum(amount, 'RUB')}</Num>}</div>
      {isReceipt && <ReceiptToMake lines={lines} contact={contact} />}
      <div className={styles.acts}>
        {task.printable && <PrintReceipt id={task.id} />}
        {mayResolve && resolved === null && (
          <Button size="s" onPress={() => onResolve(task)}>
            {t('resolve')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The same paper however often, also of a task that is closed. */
function PrintReceipt({ id }: { id: number }) {
  const t = useTranslations('payments.tasks')
  const { language } = useLanguage()
  const { busy, run } = useWork(() => saveAnswered('print_receipt', { task_id: id, language }, language))
  return (
    <Button size="s" busy={busy} busyLabel={t('printing')} onPress={run}>
      {t('print')}
    </Button>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { PeriodFields } from '@anfilada/browser/PeriodFields'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { museumDate } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { addDays, addMonths } from '@anfilada/contract/dates'
import { faultOfSpan, slotHandoverActions, type SlotHandover } from '@anfilada/contract/orders/slot-handover'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { showToast } from '@anfilada/ui/toasts'
import { handoverQuery } from './handover-query.ts'
import styles from './rules.module.css'

type Props = { object: ObjectName; months: number; onClose: () => void }

/** Slots that were made by hand go over to the rules: says first how many would, and which would not. */
export function HandOverDialog({ object, months, onClose }: Props) {
  const t = useTranslations('slots.handOver')
  const { language } = useLanguage()
  const today = museumDate(new Date())
  const form = useActionForm({
    action: 'hand_over_slots',
    schema: slotHandoverActions.hand_over_slots.input,
    start: { from: addDays(today, 1), to: addMonths(today, months), change: false },
    labels: { from: t('from'), to: t('to'), change: t('change') },
    sentences: { to: (fault) => (fault === 'too_small' ? t('wrongTo') : fault === 'too_big' ? t('tooLong') : undefined) },
    summary: t('faults'),
    input: ({ from, to, change }) => ({ museum_object_id: object.museum_object_id, from, to, change }),
    faults: ({ from, to }) => (from !== '' && to !== '' && faultOfSpan(from, to) ? { to: faultOfSpan(from, to) } : {}),
    touches: ['slots', 'audit'],
    onDone: ({ result }, { change }) => {
      showToast({ tone: 'done', text: t('done', { count: countOf(result, change) }) })
      onClose()
    },
  })
  const { from, to, change } = form.values
  const isWhole = from !== '' && to !== '' && faultOfSpan(from, to) === undefined
  const would = useQuery(handoverQuery(object.museum_object_id, isWhole ? { from, to } : undefined, language))
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!would.data || countOf(would.data, change) > 0) form.submit()
  }
  return (
    <FormDialog
      title={t('title', { object: object.object })}
      form={{ ...form, submit }}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      onClose={onClose}
    >
      <p className="mut">{t('lead')}</p>
      <div className={styles.pair}>
        <PeriodFields from={form.field('from')} to={form.field('to')} />
      </div>
      {would.data && would.data.different > 0 && <Checkbox {...form.box('change')} hint={t('changeHint')} />}
      {isWhole && <Preview would={would.data} error={would.error} change={change} />}
    </FormDialog>
  )
}

function countOf({ alike, different }: SlotHandover, change: boolean): number {
  return change ? alike + different : alike
}

type PreviewProps = { would: SlotHandover | undefined; error: Error | null; change: boolean }

function Preview({ would, error, change }: PreviewProps) {
  const preview = useTranslations('slots.preview')
  const sentence = useFailureSentence()
  return (
    <section className={styles.preview} aria-label={preview('title')} aria-live="polite" aria-busy={!would}>
      <h3>{preview('title')}</h3>
      {error && <p className={styles.fault}>{sentence(error)}</p>}
      {!would && !error && <p className="mut">{preview('asking')}</p>}
      {would && <Counts would={would} change={change} />}
    </section>
  )
}

/** What goes over, then what stays; of what there is none, nothing is said. */
function Counts({ would, change }: { would: SlotHandover; change: boolean }) {
  const t = useTranslations('slots.handOver')
  const going = (['alike', 'different'] as const).filter((kind) => would[kind] > 0)
  const staying = (['too_full', 'closed', 'unruled'] as const).filter((kind) => would[kind] > 0)
  return (
    <>
      {going.map((kind) => (
        <p key={kind}>{t(kind, { count: would[kind] })}</p>
      ))}
      {countOf(would, change) === 0 && <p>{t('nothing')}</p>}
      {staying.map((kind) => (
        <p key={kind} className="mut">
          {t(kind, { count: would[kind] })}
        </p>
      ))}
    </>
  )
}

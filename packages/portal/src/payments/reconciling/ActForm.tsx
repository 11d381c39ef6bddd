import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { PeriodFields } from '@anfilada/browser/PeriodFields'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveAnswered } from '@anfilada/browser/save-file'
import { untilOffline } from '@anfilada/browser/send-once'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { addMonths, defaultZone, isCalendarDate, monthOf, todayIn } from '@anfilada/contract/dates'
import { isActPeriod } from '@anfilada/contract/reconciliation/act'
import { Button } from '@anfilada/ui/Button'
import { SelectField } from '@anfilada/ui/SelectField'
import { showToast } from '@anfilada/ui/toasts'
import { museumsQuery } from '../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../catalogue/names.ts'
import { paymentsKey } from '../payments.queries.ts'
import styles from './reconciling.module.css'

/** Period, museum and format; the file is saved at once, and the act stands in the list. */
export function ActForm() {
  const t = useTranslations('reconciliation')
  const { language } = useLanguage()
  const museums = useQuery(museumsQuery(undefined, language))
  const form = useActForm()
  return (
    <form aria-label={t('title')} className={styles.form} onSubmit={form.submit} noValidate>
      <PeriodFields from={form.field('period_lower')} to={form.field('period_upper')} isRequired />
      <SelectField
        {...form.field('museum_id')}
        hint={t('museumHint')}
        options={[
          { value: '', label: t('wholeAct') },
          ...(museums.data ?? []).map(({ id, name }) => ({ value: String(id), label: nameOf(name, language) })),
        ]}
      />
      <SelectField {...form.field('format')} options={(['pdf', 'xlsx'] as const).map((value) => ({ value, label: t(value) }))} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('issuing')}>
          {t('issue')}
        </Button>
      </div>
      <FormFailure sentence={form.failure} />
    </form>
  )
}

type Typed = { period_lower: string; period_upper: string; museum_id: string; format: 'pdf' | 'xlsx' }

/** Begins with the longest period of whole months that ends today. */
function start(): Typed {
  const today = todayIn(defaultZone)
  return { period_lower: `${monthOf(addMonths(today, -2))}-01`, period_upper: today, museum_id: '', format: 'pdf' }
}

function useActForm() {
  const t = useTranslations('reconciliation')
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useFormMachine<Typed, void>({
    start: start(),
    labels: { period_lower: t('from'), period_upper: t('to'), museum_id: t('museum'), format: t('format') },
    sentences: { period_upper: t('wrong') },
    faults: ({ period_lower: lower, period_upper: upper }) => ({
      period_upper: isCalendarDate(lower) && isCalendarDate(upper) && isActPeriod({ lower, upper }) ? undefined : 'date',
    }),
    send: async ({ period_lower, period_upper, museum_id, format }) => {
      const museum = museum_id === '' ? {} : { museum_id: Number(museum_id) }
      await untilOffline(saveAnswered('revise', { period_lower, period_upper, ...museum, format, language }, language))
    },
    onDone: () => {
      void queries.invalidateQueries({ queryKey: paymentsKey })
      showToast({ tone: 'done', text: t('issued') })
    },
  })
}

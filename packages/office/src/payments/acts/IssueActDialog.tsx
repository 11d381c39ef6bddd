import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { PeriodFields } from '@anfilada/browser/PeriodFields'
import { saveAnswered } from '@anfilada/browser/save-file'
import { untilOffline } from '@anfilada/browser/send-once'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { addMonths, defaultZone, isCalendarDate, monthOf, todayIn } from '@anfilada/contract/dates'
import { isActPeriod } from '@anfilada/contract/reconciliation/act'
import { SelectField } from '@anfilada/ui/SelectField'
import { showToast } from '@anfilada/ui/toasts'

type Typed = { period_lower: string; period_upper: string; format: 'pdf' | 'xlsx' }

/** Issues the act of a period for a customer, or finds the one that says the same; its file is saved at once. */
export function IssueActDialog({ customer, onClose }: { customer: number; onClose: () => void }) {
  const t = useTranslations('payments.acts')
  const form = useIssueForm(customer, onClose)
  return (
    <FormDialog
      title={t('issue.title')}
      form={form}
      words={{ keep: t('keep'), confirm: t('issue.confirm'), busy: t('busy') }}
      onClose={onClose}
    >
      <PeriodFields from={form.field('period_lower')} to={form.field('period_upper')} hint={t('issue.hint')} isRequired />
      <SelectField {...form.field('format')} options={(['pdf', 'xlsx'] as const).map((value) => ({ value, label: value.toUpperCase() }))} />
    </FormDialog>
  )
}

/** Begins with the longest period of whole months that ends today. */
function start(): Typed {
  const today = todayIn(defaultZone)
  return { period_lower: `${monthOf(addMonths(today, -2))}-01`, period_upper: today, format: 'pdf' }
}

function useIssueForm(customer: number, onClose: () => void) {
  const t = useTranslations('payments.acts.issue')
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useFormMachine<Typed, void>({
    start: start(),
    labels: { period_lower: t('from'), period_upper: t('to'), format: t('format') },
    sentences: { period_upper: t('wrong') },
    faults: ({ period_lower: lower, period_upper: upper }) => ({
      period_upper: isCalendarDate(lower) && isCalendarDate(upper) && isActPeriod({ lower, upper }) ? undefined : 'date',
    }),
    send: (typed) => untilOffline(saveAnswered('revise_customer', { customer_id: customer, ...typed, language }, language)),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: ['payments'] })
      showToast({ tone: 'done', text: t('done') })
      onClose()
    },
  })
}

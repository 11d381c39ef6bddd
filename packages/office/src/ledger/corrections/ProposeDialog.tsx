import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog, type FormFaults } from '../../shell/acts/FormDialog.tsx'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { readProposal, type ProposalForm } from './proposal.ts'

const missingWords = { customer_id: 'customerMissing', amount: 'amountWrong', reason: 'reasonMissing' } as const

export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ledger.correction')
  const [customer, setCustomer] = useState<PickedCustomer>()
  const [form, setForm] = useState<ProposalForm>({ side: 'more', amount: '', reason: '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [faults, setFaults] = useState<FormFaults>()
  const { act, sending } = useAct(['ledger'])
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const labels: Record<string, string> = { customer_id: t('customer'), amount: t('amount'), reason: t('reason') }

  function tell(fields: Record<string, string>, sentence = t('faultsTitle')) {
    setErrors(fields)
    const items = Object.entries(fields).map(([field, message]) => ({ field, label: labels[field] ?? field, message }))
    setFaults({ title: sentence, items, attempt: (faults?.attempt ?? 0) + 1 })
  }
  async function submit() {
    const read = readProposal(form, customer)
    if (!read.ok) return tell(Object.fromEntries(read.missing.map((field) => [field, t(missingWords[field])])))
    const outcome = await act('propose_correction', read.proposal, 'inForm')
    if (!outcome.ok) return outcome.failure && tell(outcome.failure.fields, outcome.failure.sentence)
    showToast({ tone: 'done', text: t('proposedDone', { name: outcome.answer.result.customer.name }) })
    onClose()
  }
  const words = { keep: t('keep'), confirm: t('proposeConfirm'), busy: t('proposing') }

  return (
    <FormDialog
      title={t('title')}
      faults={faults}
      words={words}
      busy={sending !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="mut">{t('twoPeople')}</p>
      <CustomerPick label={t('customer')} picked={customer} onPick={setCustomer} error={errors.customer_id} />
      <MoneyFields form={form} errors={errors} onChange={change} />
    </FormDialog>
  )
}

type MoneyProps = { form: ProposalForm; errors: Record<string, string>; onChange: (part: Partial<ProposalForm>) => void }

function MoneyFields({ form, errors, onChange: change }: MoneyProps) {
  const t = useTranslations('ledger.correction')
  return (
    <>
      <Choice
        label={t('side')}
        value={form.side}
        onChange={(side) => change({ side })}
        options={[
          { value: 'more', label: t('owesMore') },
          { value: 'less', label: t('owesLess') },
        ]}
      />
      <TextField
        label={t('amount')}
        name="amount"
        inputMode="decimal"
        dir="ltr"
        maxLength={20}
        value={form.amount}
        onChange={(amount) => change({ amount })}
        error={errors.amount}
      />
      <TextField
        label={t('reason')}
        name="reason"
        maxLength={500}
        value={form.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
        hint={t('reasonHint')}
      />
    </>
  )
}

import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useAct } from '@anfilada/browser/use-act'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeCustomerActions, type OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { Button } from '@anfilada/ui/Button'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { showToast } from '@anfilada/ui/toasts'
import { ReasonDialog, reasonFields } from '../../shell/acts/ReasonDialog.tsx'
import { ActingDialog } from '../acting/ActingDialog.tsx'
import { RequisitesDialog } from '../requisites/RequisitesDialog.tsx'
import { TermsDialog } from '../terms/TermsDialog.tsx'
import styles from './CustomerActs.module.css'

/** Which window stands open above the card. */
export type Asked = 'acting' | 'block' | 'terms' | 'requisites'

type Props = { customer: OfficeCustomerCard; asked: Asked | undefined; onAsk: (asked: Asked | undefined) => void }

/** What this employee may do with the customer; a window that he may not open does not open by its key either. */
export function CustomerActs({ customer, asked, onAsk }: Props) {
  const may = useMay()
  const mayAct = may(['create', 'ActingSession']) && customer.status === 'active'
  const mayChange = may(['update', 'OfficeCustomer'])
  const close = () => onAsk(undefined)
  return (
    <>
      {(mayAct || mayChange) && (
        <div className={styles.acts}>
          {mayAct && <ActingButton onPress={() => onAsk('acting')} />}
          {mayChange && <AccessButton customer={customer} onBlock={() => onAsk('block')} />}
        </div>
      )}
      {mayAct && asked === 'acting' && <ActingDialog customer={customer} onClose={close} />}
      {mayChange && <ChangeDialog customer={customer} asked={asked} onClose={close} />}
    </>
  )
}

function ActingButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('customers.acting')
  return (
    <Button icon={<KeyCap>L</KeyCap>} keyShortcuts="L" onPress={onPress}>
      {t('open')}
    </Button>
  )
}

/** Opening sign-in again needs no question: it can be closed as quickly. */
function AccessButton({ customer, onBlock }: { customer: OfficeCustomerCard; onBlock: () => void }) {
  const t = useTranslations('customers.block')
  const { act, sending } = useAct(['customers', 'audit'])
  async function unblock() {
    const outcome = await act('unblock_customer', { customer_id: customer.id })
    if (outcome.ok) showToast({ tone: 'done', text: t('undone', { name: customer.name }) })
  }
  if (customer.status === 'active') {
    return (
      <Button variant="danger" onPress={onBlock}>
        {t('open')}
      </Button>
    )
  }
  return (
    <Button variant="primary" busy={sending !== undefined} busyLabel={t('undoing')} onPress={() => void unblock()}>
      {t('undo')}
    </Button>
  )
}

type DialogProps = { customer: OfficeCustomerCard; asked: Asked | undefined; onClose: () => void }

function ChangeDialog({ customer, asked, onClose }: DialogProps) {
  if (asked === 'terms') return <TermsDialog customer={customer} onClose={onClose} />
  if (asked === 'requisites') return <RequisitesDialog customer={customer} onClose={onClose} />
  return asked === 'block' && customer.status === 'active' ? <BlockDialog customer={customer} onClose={onClose} /> : null
}

function BlockDialog({ customer, onClose }: Omit<DialogProps, 'asked'>) {
  const t = useTranslations('customers.block')
  const words = {
    reason: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
    keep: t('keep'),
    confirm: t('confirm'),
    busy: t('blocking'),
  }
  const form = useActionForm({
    ...reasonFields(words),
    action: 'block_customer',
    schema: officeCustomerActions.block_customer.input,
    input: ({ reason }) => ({ customer_id: customer.id, reason: reason.trim() }),
    touches: ['customers', 'audit'],
    onDone: () => {
      showToast({ tone: 'done', text: t('done', { name: customer.name }) })
      onClose()
    },
  })
  const title = t('title', { name: customer.name })
  return <ReasonDialog title={title} lines={[t('ends'), t('stays')]} words={words} form={form} onClose={onClose} />
}

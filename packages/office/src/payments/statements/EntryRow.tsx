import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import { canEntry } from '@anfilada/contract/payments/bank-entries'
import type { BankEntry } from '@anfilada/contract/payments/bank-statements'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import styles from '../payments.module.css'
import { EntryTag } from './StatementTag.tsx'

/** What is asked of a line in a dialog. */
export type Asked = 'customer' | 'invoice'
type Props = { entry: BankEntry; onAsk: (asked: Asked, entry: BankEntry) => void }

/** Money that came: from whom and for what, where it stands, and what a person may do with it. */
export function EntryRow({ entry, onAsk }: Props) {
  const t = useTranslations('payments.statements')
  const { date, formatSum } = useFormats()
  const { payer, purpose, number, received_on: received, amount, kept, state, line } = entry
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{payer.name ? <bdi>{payer.name}</bdi> : t('nameless')}</b>
        <span>{purpose}</span>
        <small>
          {t('document', { number, date: date(received), line: String(line) })} {payer.inn !== '' && t('inn', { inn: payer.inn })}
        </small>
      </div>
      <div className={styles.amount}>
        <Num>{formatSum(amount, 'RUB')}</Num>
        {kept > 0 && kept < amount && <small>{t('kept', { sum: formatSum(kept, 'RUB') })}</small>}
      </div>
      <div className={styles.acts}>
        <EntryTag state={state} />
        <Whose entry={entry} />
        <Acts entry={entry} onAsk={onAsk} />
      </div>
    </li>
  )
}

/** On whose balance, for which invoice, or which it may be, and why. */
function Whose({ entry: { customer, invoice, suggestion } }: { entry: BankEntry }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.statements')
  const invoiceWord = (one: { number: number; year: number }) => t('invoice', { number: String(one.number), year: String(one.year) })
  return (
    <>
      {customer && (
        <Link to="/customers" search={{ customer: customer.id }}>
          {customer.name}
        </Link>
      )}
      {invoice && <span>{invoiceWord(invoice)}</span>}
      {suggestion && (
        <small>
          {t('maybe', { invoice: invoiceWord(suggestion), name: suggestion.customer.name, left: formatSum(suggestion.left, 'RUB') })}{' '}
          {t(`reasons.${suggestion.reason}`)}
        </small>
      )}
    </>
  )
}

function Acts({ entry, onAsk }: Props) {
  const { id, state, suggestion } = entry
  const t = useTranslations('payments.statements')
  const mayAct = useMay()(['update', 'OfficePayment'])
  const { act, sending } = useAct(['statements', 'payments', 'orders', 'customers', 'ledger'], { untilRead: true })
  if (!mayAct) return null
  return (
    <>
      {suggestion && canEntry('match', state) && (
        <Button
          size="s"
          busy={sending === 'accept_bank_match'}
          busyLabel={t('accepting')}
          onPress={() => void act('accept_bank_match', { entry_id: id, invoice_id: suggestion.id })}
        >
          {t('accept')}
        </Button>
      )}
      {canEntry('match', state) && <ActButton onPress={() => onAsk('invoice', entry)}>{t('pick')}</ActButton>}
      {canEntry('assign', state) && state !== 'suggested' && <ActButton onPress={() => onAsk('customer', entry)}>{t('assign')}</ActButton>}
      {canEntry('undo', state) && (
        <ActButton danger onPress={() => void act('undo_bank_entry', { entry_id: id })}>
          {t('undo')}
        </ActButton>
      )}
    </>
  )
}

import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { StatementFault as Fault } from '@anfilada/contract/payments/bank-statements'

/** Why nothing of the file holds, with the gap where sums do not. */
export function StatementFault({ fault }: { fault: Fault }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.statements')
  const sum = (amount: number) => formatSum(amount, 'RUB')
  const [expected, found] = 'expected' in fault ? [fault.expected, fault.found] : [0, 0]
  const facts = {
    line: 'line' in fault ? String(fault.line) : '',
    account: 'account' in fault ? (fault.account ?? '') : '',
    expected: sum(expected),
    found: sum(found),
    gap: sum(Math.abs(expected - found)),
  }
  return (
    <div role="alert">
      <h3>{t('refused')}</h3>
      <p>{t(`faults.${fault.code}`, facts)}</p>
      <p>{t('refusedText')}</p>
    </div>
  )
}

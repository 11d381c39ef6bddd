import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import type { UnallocatedMoney } from '@anfilada/contract/payments/office-payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import styles from '../payments.module.css'
import type { AllocationWish } from './AllocateDialog.tsx'
import { type Debt, debtsOf, nameOf } from './debts.ts'

/** As many as stand without being asked for. */
const first = 4

/** Where the free money of a payment may go: what its customer still has to pay, the earliest days first. */
export function Debts({ source, onAllocate }: { source: UnallocatedMoney; onAllocate: (allocation: AllocationWish) => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.money')
  const mayAllocate = useMay()(['update', 'OfficePayment'])
  const [isWhole, setWhole] = useState(false)
  const debts = debtsOf(source)
  if (debts.length === 0) return <p className="mut">{t('noDue')}</p>
  const shown = isWhole ? debts : debts.slice(0, first)
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((debt) => (
          <li key={`${debt.kind} ${debt.id}`}>
            <DebtName debt={debt} />
            <span className={styles.due}>
              <Num>{t('due', { sum: formatSum(debt.due, 'RUB') })}</Num>
              {mayAllocate && (
                <Button size="s" onPress={() => onAllocate({ source, debt })}>
                  {t('allocate')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < debts.length && <ActButton onPress={() => setWhole(true)}>{t('all', { count: String(debts.length) })}</ActButton>}
    </>
  )
}

function DebtName({ debt }: { debt: Debt }) {
  const t = useTranslations('payments')
  const { shortDay, clauses } = useFormats()
  // Transport and guides are of no museum.
  const penalty = debt.kind === 'order' && debt.isPenalty ? t('money.penalty') : ''
  const told = [shortDay(debt.day), debt.museum, penalty].filter(Boolean)
  return (
    <span>
      {debt.kind === 'order' ? (
        <Link to="/queue" search={{ order: debt.id }}>
          {t('card.order', { id: nameOf(debt) })}
        </Link>
      ) : (
        t('card.fee', { license: nameOf(debt) })
      )}
      <small>{clauses(told)}</small>
    </span>
  )
}

import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate, museumTime, useFormats } from '@anfilada/browser/formats'
import type { LedgerTransaction } from '@anfilada/contract/ledger/ledger'
import { Num } from '@anfilada/ui/Num'
import { subjectOf } from '../shell/subjects.ts'
import { useAccountWords, useWhatFor } from './account-words.ts'
import type { LedgerRow } from './ledger-rows.ts'
import styles from './Transactions.module.css'

type Props = { row: LedgerRow; customer: number | undefined; hasRunning: boolean; hasKopecks: { moved: boolean; running: boolean } }

/** When, what for, against which account, on which side, what was left, and by whom. */
export function LedgerLine({ row: { transaction, others, amount, running }, customer, hasRunning, hasKopecks }: Props) {
  const t = useTranslations('ledger')
  const { formatAmount } = useFormats()
  const { actor, kind } = transaction
  const nobody = kind === 'payment' || kind === 'refund' ? t('bank') : t('system')
  const sum = (shown: boolean) => shown && <Num>{formatAmount(Math.abs(amount), hasKopecks.moved)}</Num>
  return (
    <tr>
      <td className={styles.when}>
        <When at={transaction.posted_at} />
      </td>
      <td className={styles.what}>
        <WhatFor transaction={transaction} />
        <About transaction={transaction} customer={customer} />
      </td>
      <td className={styles.against}>
        <Against others={others} />
      </td>
      <td className={`sum ${styles.moved}`} data-side={amount > 0 ? t('column.debit') : undefined}>
        {sum(amount > 0)}
      </td>
      <td className={`sum ${styles.moved}`} data-side={amount < 0 ? t('column.credit') : undefined}>
        {sum(amount < 0)}
      </td>
      {hasRunning && (
        <td className={`sum ${styles.running}`}>{running !== null && <Num>{formatAmount(running, hasKopecks.running)}</Num>}</td>
      )}
      <td className={styles.who}>{actor ?? nobody}</td>
    </tr>
  )
}

/** Its day above its hour; an older one with its year. */
function When({ at }: { at: string }) {
  const { shortDay, date } = useFormats()
  const moment = new Date(at)
  const day = museumDate(moment)
  const isThisYear = day.slice(0, 4) === museumDate(new Date()).slice(0, 4)
  return (
    <>
      {isThisYear ? shortDay(day) : date(day)}
      <small>
        <Num>{museumTime(moment)}</Num>
      </small>
    </>
  )
}

function WhatFor({ transaction }: { transaction: LedgerTransaction }) {
  const what = useWhatFor()(transaction)
  const { kind, id } = subjectOf(transaction.reference) ?? {}
  if (kind === 'order') {
    return (
      <Link to="/queue" search={{ order: Number(id) }}>
        {what}
      </Link>
    )
  }
  if (kind === 'payment') {
    return (
      <Link to="/payments" search={{ payment: Number(id) }}>
        {what}
      </Link>
    )
  }
  return <bdi>{what}</bdi>
}

/** Whose it is, where that is not asked for already, and what was written to it. */
function About({ transaction: { customer, note }, customer: asked }: { transaction: LedgerTransaction; customer: number | undefined }) {
  return (
    <>
      {customer && customer.id !== asked && (
        <small>
          <Link to="/ledger" search={{ customer: customer.id }}>
            {customer.name}
          </Link>
        </small>
      )}
      {note && <small>{note}</small>}
    </>
  )
}

function Against({ others }: { others: LedgerRow['others'] }) {
  const word = useAccountWords()
  return others.map((other, at) => (
    <Fragment key={other.account_id}>
      {at > 0 && <br />}
      <Link to="/ledger" search={other.account === 'customer' ? {} : { account: other.account_id }}>
        {word(other)}
      </Link>
    </Fragment>
  ))
}

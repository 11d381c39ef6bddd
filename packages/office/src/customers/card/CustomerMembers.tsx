import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { showToast } from '@anfilada/ui/toasts'
import { FactorDialog } from '../../staff/FactorDialog.tsx'
import styles from './CustomerMembers.module.css'

type Member = OfficeCustomerCard['members'][number]

/** Everybody who belongs or belonged to the customer; whoever has no password yet can be sent another link. */
export function CustomerMembers({ customer }: { customer: OfficeCustomerCard }) {
  const t = useTranslations('customers.card')
  const { act, sending } = useAct(['customers', 'mails'])
  const mayChange = useMay()(['update', 'OfficeCustomer'])
  const [locked, setLocked] = useState<Member>()
  const isInvited = customer.members.some(({ status }) => status === 'invited')

  async function resend() {
    const outcome = await act('resend_customer_link', { customer_id: customer.id })
    if (outcome.ok) showToast({ tone: 'done', text: t('resent') })
  }
  const again = mayChange && isInvited && (
    <ActButton busy={sending !== undefined} onPress={() => void resend()}>
      {t('resend')}
    </ActButton>
  )
  return (
    <Section title={t('members')} level={3} rule="plain" aside={again}>
      <ul>
        {customer.members.map((member) => (
          <MemberLine key={member.id} member={member} onFactor={mayChange ? () => setLocked(member) : undefined} />
        ))}
      </ul>
      {locked && <FactorDialog person={locked} act="remove_member_factor" onClose={() => setLocked(undefined)} />}
    </Section>
  )
}

function MemberLine({ member, onFactor }: { member: Member; onFactor: (() => void) | undefined }) {
  const t = useTranslations('customers.card')
  const staff = useTranslations('staff')
  const role = useTranslations('role')
  const { moment } = useFormats()
  const { status, last_login_at: seen } = member
  const contacts = [member.login, member.email === member.login ? null : member.email].filter(Boolean)
  return (
    <li className={status === 'removed' ? `${styles.member} ${styles.gone}` : styles.member}>
      <span className={styles.who}>
        <b>{member.name}</b>
        <small>
          {contacts.join(' · ')}
          {member.phone && (
            <>
              {' · '}
              <Num>{member.phone}</Num>
            </>
          )}
        </small>
      </span>
      <span className={styles.role}>
        {member.roles.map((one) => role(one)).join(', ')}
        {member.second_factor && <small>{t('secondFactor')}</small>}
        {member.second_factor && onFactor && (
          <ActButton onPress={onFactor}>
            {staff('removeFactor')} <span className="sr">{member.name}</span>
          </ActButton>
        )}
      </span>
      <span className={styles.seen}>{status === 'active' ? (seen ? t('seen', { moment: moment(seen) }) : t('notSeen')) : t(status)}</span>
    </li>
  )
}

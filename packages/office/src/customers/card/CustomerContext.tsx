import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { Fact } from '@anfilada/ui/FactList'
import { ActButton } from '@anfilada/ui/ActButton'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { AuditDone } from '../../audit/AuditDone.tsx'
import { AuditWords } from '../../audit/AuditWords.tsx'
import { useActorWord, useLanguageWord } from '../../shell/said.ts'
import { Pane } from '../../shell/panes/Pane.tsx'
import { requisiteFields } from '../requisites/requisites-draft.ts'
import type { Asked } from './CustomerActs.tsx'
import styles from './CustomerContext.module.css'
import { EdoPane } from './EdoPane.tsx'

type Props = { customer: OfficeCustomerCard; onAsk: (asked: Asked) => void }

/** By what terms the customer pays, how it is reached, what its papers say, and what has happened with it. */
export function CustomerContext({ customer, onAsk }: Props) {
  const t = useTranslations('customers')
  const languageWord = useLanguageWord()
  const mayChange = useMay()(['update', 'OfficeCustomer'])
  const edit = (what: Asked) => mayChange && <ActButton onPress={() => onAsk(what)}>{t('card.edit')}</ActButton>
  return (
    <>
      <Pane title={t('card.terms')} aside={edit('terms')}>
        <TermsRows customer={customer} />
      </Pane>
      <Pane title={t('card.contacts')} aside={edit('requisites')}>
        <dl>
          <Fact term={t('requisite.email')}>
            {customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : t('card.none')}
          </Fact>
          <Fact term={t('requisite.phone')}>
            {customer.phone ? (
              <a href={`tel:${customer.phone}`}>
                <Num>{customer.phone}</Num>
              </a>
            ) : (
              t('card.none')
            )}
          </Fact>
          <Fact term={t('card.language')}>{languageWord(customer.language)}</Fact>
        </dl>
      </Pane>
      <Pane title={t('card.requisites')}>
        <RequisiteRows requisites={customer.requisites} />
      </Pane>
      {customer.kind === 'legal_entity' && <EdoPane customer={customer} />}
      <Pane title={t('card.history')} aside={<AllHistory customerId={customer.id} />}>
        <AuditWords>
          <History customer={customer} />
        </AuditWords>
      </Pane>
    </>
  )
}

function TermsRows({ customer: { terms } }: { customer: OfficeCustomerCard }) {
  const t = useTranslations('customers')
  const { day, formatSum } = useFormats()
  const { contract_number: number, contract_date: date, credit_limit: limit, pay_hours: hours } = terms
  return (
    <dl>
      <Fact term={t('settlement')}>{t(`settlements.${terms.settlement}`)}</Fact>
      {hours !== null && (
        <Fact term={t('termsForm.pay_hours')}>
          <Num>{hours}</Num>
        </Fact>
      )}
      {terms.settlement !== 'pay_now' && (
        <Fact term={t('card.limitTerm')}>{limit === null ? t('card.noLimit') : <Num>{formatSum(limit, 'RUB')}</Num>}</Fact>
      )}
      <Fact term={t('termsForm.contract_number')}>{number ?? t('card.none')}</Fact>
      {date && <Fact term={t('termsForm.contract_date')}>{`${day(date)} ${date.slice(0, 4)}`}</Fact>}
    </dl>
  )
}

/** Only what is known; long ones under their names. */
export function RequisiteRows({ requisites }: { requisites: OfficeCustomerCard['requisites'] }) {
  const t = useTranslations('customers')
  const known = requisiteFields.filter((field) => requisites[field])
  if (known.length === 0) return <p className="mut">{t('card.none')}</p>
  return (
    <dl>
      {known.map((field) => (
        <Fact key={field} term={t(`requisite.${field}`)}>
          {field === 'legal_address' || field === 'bank_name' ? requisites[field] : <Num>{requisites[field]}</Num>}
        </Fact>
      ))}
    </dl>
  )
}

function AllHistory({ customerId }: { customerId: number }) {
  const t = useTranslations('customers.card')
  if (!useMay()(['read', 'Audit'])) return null
  return (
    <Link to="/audit" search={{ customer: customerId }} className={actLinkClass}>
      {t('historyAll')}
    </Link>
  )
}

function History({ customer }: { customer: OfficeCustomerCard }) {
  const actorWord = useActorWord()
  const { moment } = useFormats()
  return (
    <ol className={styles.history}>
      {customer.history.map((line) => (
        <li key={line.id}>
          <p className="dim">{moment(line.at)}</p>
          <AuditDone line={line} />
          <p className="mut">{actorWord(line.actor)}</p>
        </li>
      ))}
    </ol>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import type { OfficeEdo } from '@anfilada/contract/edo/edo'
import { edoMoves } from '@anfilada/contract/edo/edo-rules'
import { ActButton } from '@anfilada/ui/ActButton'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { Pane } from '../../shell/panes/Pane.tsx'
import { edoOfCustomerQuery } from '../customers.queries.ts'
import { EdoDialog } from '../edo/EdoDialog.tsx'
import styles from './CustomerContext.module.css'

/** How far the electronic exchange of documents with an organisation is, as people said it (decision 0051). */
export function EdoPane({ customer }: { customer: Pick<OfficeCustomerCard, 'id' | 'name'> }) {
  const t = useTranslations('customers.edo')
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  const mayChange = useMay()(['update', 'OfficeCustomer'])
  const [isAsked, setAsked] = useState(false)
  const { data: edo, error, isPending, refetch } = useQuery(edoOfCustomerQuery(customer.id, useLanguage().language))
  const mayMove = mayChange && leadsOn(edo)
  return (
    <Pane title={t('title')} aside={mayMove && <ActButton onPress={() => setAsked(true)}>{t('set')}</ActButton>}>
      {error && (
        <p role="alert">
          {t('failed')} {sentence(error)} <ActButton onPress={() => void refetch()}>{shell('retry')}</ActButton>
        </p>
      )}
      {isPending && <SkeletonRows rows={2} rowHeight="32px" label={shell('loading')} />}
      {!error && edo && <Told edo={edo} />}
      {isAsked && edo && <EdoDialog customer={customer} edo={edo} onClose={() => setAsked(false)} />}
    </Pane>
  )
}

function leadsOn(edo: OfficeEdo | undefined): boolean {
  return edo !== undefined && edoMoves(edo.status).length > 0
}

function Told({ edo }: { edo: OfficeEdo }) {
  const t = useTranslations('customers')
  const { moment } = useFormats()
  const { status, reason, operator, participant_id: id, contact_email: email, consent } = edo
  if (operator === null) return <p className="mut">{t('edo.never')}</p>
  return (
    <>
      <dl>
        <Fact term={t('edo.status')} under={reason && <bdi>{reason}</bdi>}>
          {t(`edo.statuses.${status}`)}
        </Fact>
        <Fact term={t('edo.operator')}>{t(`edo.operators.${operator}`)}</Fact>
        <Fact term={t('edo.participant')}>
          <Num>{id}</Num>
        </Fact>
        <Fact term={t('edo.email')}>{email ? <a href={`mailto:${email}`}>{email}</a> : t('card.none')}</Fact>
        <Fact term={t('edo.consent')}>
          {consent
            ? t('edo.consentOf', { version: String(consent.version), name: consent.by, moment: moment(consent.at) })
            : t('card.none')}
        </Fact>
      </dl>
      <ol className={styles.history}>
        {edo.history.map((line) => (
          <li key={line.id}>
            <p className="dim">{moment(line.at)}</p>
            <p>
              {t(`edo.statuses.${line.status}`)}: <bdi>{line.reason ?? t('edo.asked')}</bdi>
            </p>
            <p className="mut">{line.actor}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

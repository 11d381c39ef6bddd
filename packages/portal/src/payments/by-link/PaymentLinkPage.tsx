import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { OpenPaymentLink } from '@anfilada/contract/payments/payment-links'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { legalNames } from '@anfilada/phrases/company'
import { Button } from '@anfilada/ui/Button'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { useLinkToken } from '../../accounts/links/use-link-token.ts'
import { VisitorPage } from '../../accounts/VisitorPage.tsx'
import { PaymentWait, useWaitTitle } from '../waiting/PaymentWait.tsx'
import { useAsking } from '../waiting/use-asking.ts'
import { attemptQuery, linkQuery } from './by-link.queries.ts'
import { LinkForm } from './LinkForm.tsx'

/** Paying without a session, by the token that came in the fragment (contract.md, Money and documents). */
export function PaymentLinkPage() {
  const t = useTranslations('payments.byLink')
  const token = useKeptToken()
  return token === undefined ? <VisitorPage title={t('broken')} text={t('brokenText')} /> : <Linked key={token} token={token} />
}

const tokenKey = 'payment.link-token'

/** Kept in this tab alone: the bank sends the payer back to the page's address without it. */
function useKeptToken(): string | undefined {
  const given = useLinkToken()
  const [kept] = useState(() => sessionStorage.getItem(tokenKey) ?? undefined)
  useEffect(() => {
    if (given !== undefined) sessionStorage.setItem(tokenKey, given)
  }, [given])
  return given ?? kept
}

function Linked({ token }: { token: string }) {
  const t = useTranslations('payments.byLink')
  const shell = useTranslations('shell')
  const link = useQuery(linkQuery(token, useLanguage().language))
  if (link.data) return <Open link={link.data} token={token} />
  return (
    <VisitorPage title={t('title')}>
      {link.isError ? (
        <ListFailed title={t('failed')} error={link.error} busy={link.isFetching} onRetry={() => void link.refetch()} />
      ) : (
        <SkeletonRows rows={2} label={shell('loading')} />
      )}
    </VisitorPage>
  )
}

/** The newest attempt, or the form for one more while the link takes it. */
function Open({ link, token }: { link: OpenPaymentLink; token: string }) {
  const newest = useQuery(attemptQuery(token, link.payment, useLanguage().language))
  const [left, setLeft] = useState<number>()
  const queries = useQueryClient()
  const attempt = newest.data
  if (attempt && attempt.payment_id !== left) {
    return (
      <Attempt
        attempt={attempt}
        query={newest}
        mayRetry={link.state === 'open' && link.amount > 0}
        onAgain={() => {
          setLeft(attempt.payment_id)
          void queries.invalidateQueries({ queryKey: linkQuery(token, 'ru').queryKey })
        }}
      />
    )
  }
  return <Offer link={link} token={token} />
}

type AttemptProps = { attempt: PaymentState; query: Parameters<typeof useAsking>[0]; mayRetry: boolean; onAgain: () => void }

function Attempt({ attempt, query, mayRetry, onAgain }: AttemptProps) {
  const t = useTranslations('payments')
  const asking = useAsking(query)
  const title = useWaitTitle()(attempt)
  return (
    <VisitorPage wide title={title}>
      <PaymentWait
        payment={attempt}
        asking={asking}
        linked={false}
        acts={
          attempt.status === 'FAILED' &&
          mayRetry && (
            <Button variant="primary" onPress={onAgain}>
              {t('wait.again')}
            </Button>
          )
        }
      />
    </VisitorPage>
  )
}

function Offer({ link, token }: { link: OpenPaymentLink; token: string }) {
  const t = useTranslations('payments.byLink')
  const formats = useFormats()
  const { language } = useLanguage()
  const { company, state, amount, expires_at } = link
  const isPayable = state === 'open' && amount > 0
  const to = t.rich('to', { payee: richPart(<bdi>{legalNames[language]}</bdi>), company: richPart(<bdi>{company}</bdi>) })
  if (!isPayable) return <VisitorPage title={t('title')} text={state === 'open' ? t('nothingDue') : t(`over.${state}`)} />
  return (
    <VisitorPage
      title={t('title')}
      text={
        <>
          {to} {t('until', { moment: formats.moment(expires_at) })}
        </>
      }
    >
      <LinkForm link={link} token={token} />
    </VisitorPage>
  )
}

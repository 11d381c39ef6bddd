import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { OpenPaymentLink } from '@anfilada/contract/payments/payment-links'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { useLinkToken } from '../../identity/links/use-link-token.ts'
import { VisitorPage } from '../../identity/VisitorPage.tsx'
import { attemptQuery, linkQuery } from './by-link.queries.ts'
import { LinkAttempt } from './LinkAttempt.tsx'
import { LinkDead } from './LinkDead.tsx'
import { LinkOffer } from './LinkOffer.tsx'

/** Paying without a session, by the token that came in the fragment (specification/actions.md). */
export function PaymentLinkPage() {
  const t = useTranslations('payments.byLink')
  const token = useStoredToken()
  return token === undefined ? <LinkDead title={t('broken')} text={t('brokenText')} /> : <Linked key={token} token={token} />
}

const tokenKey = 'payment.link-token'

/** Kept in this tab alone: the bank sends the payer back to the page's address without it. */
function useStoredToken(): string | undefined {
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
  if (link.error instanceof Refused && link.error.code === 'payment_link_not_found') {
    return <LinkDead title={t('broken')} text={link.error.message} />
  }
  // Not even the form of a token: the address was cut somewhere.
  if (link.error instanceof Refused && 'token' in link.error.fields) return <LinkDead title={t('broken')} text={t('brokenText')} />
  return (
    <VisitorPage title={t('title')}>
      {link.isLoadingError ? (
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
  const [passed, setPassed] = useState<PaymentState>()
  const queries = useQueryClient()
  const attempt = newest.data
  const isLeft = attempt?.reason === 'left'
  useEffect(() => {
    // Perhaps not by its payer: whoever sent the link may have revoked it.
    if (isLeft) void queries.invalidateQueries({ queryKey: linkQuery(token, 'ru').queryKey })
  }, [isLeft, queries, token])
  if (attempt && isNews(attempt, passed) && !(isLeft && link.state === 'revoked')) {
    return (
      <LinkAttempt
        attempt={attempt}
        token={token}
        query={newest}
        mayRetry={link.state === 'open' && link.amount > 0}
        onPass={(over) => {
          setPassed(over)
          void queries.invalidateQueries({ queryKey: linkQuery(token, 'ru').queryKey })
        }}
      />
    )
  }
  return <LinkOffer link={link} token={token} left={passed?.reason === 'left' ? passed : undefined} />
}

function isNews({ payment_id: id, status }: PaymentState, passed: PaymentState | undefined): boolean {
  return id !== passed?.payment_id || status === 'COMPLETE'
}

import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import type { OpenPaymentLink } from '@anfilada/contract/payments/payment-links'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { VisitorPage } from '../../identity/VisitorPage.tsx'
import { useCompanyName } from '../../information/page-company.ts'
import { LeftNote } from '../paying/OpenPayments.tsx'
import { isOnline } from '../paying/use-payer.ts'
import { LinkDead } from './LinkDead.tsx'
import { LinkForm } from './LinkForm.tsx'

type Props = {
  link: OpenPaymentLink
  token: string
  /** What was given up just now. */
  left: PaymentState | undefined
}

/** Who asks for the money and until when, with the form; or why nothing is to be paid any more. */
export function LinkOffer({ link, token, left }: Props) {
  const t = useTranslations('payments.byLink')
  const wait = useTranslations('payments.wait')
  const words = useTranslations('payments.online')
  const formats = useFormats()
  const payee = useCompanyName()
  const { company, state, amount, expires_at } = link
  const isPayable = state === 'open' && amount > 0
  const to = t.rich('to', {
    payee: richPart(<bdi>{payee}</bdi>),
    company: richPart(<bdi>{company}</bdi>),
    moment: formats.moment(expires_at),
  })
  if (state === 'paid' || state === 'settled') return <LinkDead title={wait('paid')} text={t(`over.${state}`)} />
  if (!isPayable) return <LinkDead text={state === 'open' ? t('nothingDue') : t(`over.${state}`)} />
  if (!isOnline(link)) return <LinkDead text={words('byLink')} />
  return (
    <VisitorPage title={t('title')} text={to}>
      {left && <LeftNote id={String(left.payment_id)} />}
      <LinkForm link={link} token={token} />
    </VisitorPage>
  )
}

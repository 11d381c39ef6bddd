import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { QrCode } from '@anfilada/ui/QrCode'
import { OrderDoor } from '../marks.tsx'
import { voucherQuery } from '../voucher/voucher.queries.ts'

/** The voucher's code, while it lets somebody in; what it was used for, or why it cannot be shown, its own screen says. */
export function PassCode({ id }: { id: number }) {
  const t = useTranslations('voucher')
  const { data: voucher } = useQuery(voucherQuery(id, useLanguage().language))
  if (!voucher) return null
  if (voucher.state !== 'valid_today' && voucher.state !== 'not_today') return <OrderDoor status="confirmed" />
  return <QrCode text={voucher.address} label={t('code')} fills />
}

import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { TitledPage } from '../shell/page/TitledPage.tsx'
import { FoundVoucher } from './door/FoundVoucher.tsx'
import { FindVoucher } from './finding/FindVoucher.tsx'
import { readRedeemSearch } from './screens.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/office-vouchers/ru'),
  en: () => import('@anfilada/phrases/office-vouchers/en'),
} as MorePhrases

/** The screen with its words, which no other screen speaks. */
export function RedeemScreen() {
  return (
    <WithPhrases part="vouchers" phrases={phrases}>
      <RedeemPage />
    </WithPhrases>
  )
}

/** For a telephone at the door: a voucher is read, and its group let in. */
function RedeemPage() {
  const t = useTranslations('vouchers')
  const navigate = useNavigate()
  const { code } = useAddress(readRedeemSearch)
  usePageTitle(t('title'))
  const look = (found?: string) => void navigate({ to: '/redeem', search: found === undefined ? {} : { code: found } })
  return (
    <TitledPage narrow title={t('title')}>
      {code === undefined ? <FindVoucher onFound={look} /> : <FoundVoucher key={code} code={code} onOther={() => look()} />}
    </TitledPage>
  )
}

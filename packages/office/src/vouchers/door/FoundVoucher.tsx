import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { DoorVoucher } from '@anfilada/contract/vouchers/redeeming'
import { Button } from '@anfilada/ui/Button'
import { NothingFound } from '@anfilada/ui/NothingFound'
import { voucherQuery } from '../redeem.queries.ts'
import styles from '../vouchers.module.css'
import { RedeemForm } from './RedeemForm.tsx'
import { Redeemed } from './Redeemed.tsx'
import { VoucherFacts } from './VoucherFacts.tsx'

type Props = { code: string; onOther: () => void }

/** The voucher of a code: whether its group may go in, whom it is for, and the one act. */
export function FoundVoucher({ code, onOther }: Props) {
  const t = useTranslations('vouchers')
  const { language } = useLanguage()
  const voucher = useQuery(voucherQuery(code, language))
  const isNone = voucher.error instanceof Refused && voucher.error.code === 'voucher_not_found'
  return (
    <>
      {isNone ? (
        <NothingFound title={t('noneTitle')} text={t('noneText')} />
      ) : voucher.data ? (
        <Door voucher={voucher.data} readAt={voucher.dataUpdatedAt} />
      ) : (
        <Unread query={voucher} failed={t('failed')} rows={3} rowHeight="72px" />
      )}
      <p className={styles.other} data-behind>
        <Button wide onPress={onOther}>
          {t('other')}
        </Button>
      </p>
    </>
  )
}

function Door({ voucher, readAt }: { voucher: DoorVoucher; readAt: number }) {
  return (
    <>
      <VoucherFacts voucher={voucher} />
      {voucher.state === 'valid_today' && <RedeemForm voucher={voucher} />}
      {voucher.redemption && <Redeemed key={readAt} redemption={voucher.redemption} zone={voucher.zone} />}
    </>
  )
}

import { ConfirmationPage } from '../waiting/ConfirmationPage.tsx'
import { WechatPage } from '../WechatPage.tsx'
import { Live } from './Live.tsx'
import { PaymentPage, usePayable } from './PaymentPage.tsx'

/** The screens on which somebody pays, each with its words: one chunk. */
export function PaymentScreen() {
  // Asked for before the words are here.
  const offered = usePayable()
  return <Live page={<PaymentPage offered={offered} />} />
}
export const ConfirmationScreen = () => <Live page={<ConfirmationPage />} />
export const WechatScreen = () => <Live page={<WechatPage />} />

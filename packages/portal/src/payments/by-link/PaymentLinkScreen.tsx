import { ScreenFrame } from '@anfilada/browser/ScreenFrame'
import { PaymentWords } from '../page/Live.tsx'
import { PaymentLinkPage } from './PaymentLinkPage.tsx'

/** Outside of the content layout, which has the frame of all other screens; nothing is told by news to who has only a link. */
export function PaymentLinkScreen() {
  return (
    <ScreenFrame isLive={false}>
      <PaymentWords>
        <PaymentLinkPage />
      </PaymentWords>
    </ScreenFrame>
  )
}

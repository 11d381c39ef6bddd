import { PaymentPhrases } from '../PaymentPhrases.tsx'
import { PaymentsPage } from './PaymentsPage.tsx'

export function PaymentsScreen() {
  return (
    <PaymentPhrases>
      <PaymentsPage />
    </PaymentPhrases>
  )
}

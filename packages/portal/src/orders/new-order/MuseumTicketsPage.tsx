import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../shell/language/page-title.ts'
import { DateSection } from './steps/DateSection.tsx'
import { FormErrors } from './FormErrors.tsx'
import { GuideSection } from './steps/GuideSection.tsx'
import styles from './MuseumTicketsPage.module.css'
import { OrderSummary, SubmitButton } from './OrderSummary.tsx'
import { PlaceSection } from './steps/PlaceSection.tsx'
import { ServicesSection, TicketsSection } from './steps/QuantitySections.tsx'
import { TimeSection } from './steps/TimeSection.tsx'
import { useChosen } from './draft/use-chosen.ts'
import { useSendOrder } from './draft/use-send-order.ts'
import { useTicketForm } from './draft/use-ticket-form.ts'
import { WishesSection } from './steps/WishesSection.tsx'

/** Museum tickets on one page: the answers of every section stay when another one is changed. */
export function MuseumTicketsPage() {
  const t = useTranslations('orders')
  const ticketForm = useTicketForm()
  const { form, draft, onChoose } = ticketForm
  const sending = useSendOrder(ticketForm)
  const chosen = useChosen(draft)
  usePageTitle(t('new.title'))
  const section = { control: form.control, draft, chosen, onChoose }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void sending.send(chosen.waits)
      }}
    >
      <header className={styles.head}>
        <h1>{t('new.title')}</h1>
        <p className={styles.saved}>{t('new.draftSaved')}</p>
      </header>
      <FormErrors control={form.control} sending={sending} time={chosen.slot?.time} onChoose={onChoose} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <PlaceSection {...section} />
          <DateSection {...section} />
          <TimeSection {...section} />
          <TicketsSection {...section} />
          <ServicesSection {...section} />
          <GuideSection {...section} />
          <WishesSection {...section} />
        </div>
        <OrderSummary draft={draft} chosen={chosen} busy={sending.busy} onStartOver={ticketForm.startOver} />
      </div>
      <div className="thumb">
        <SubmitButton chosen={chosen} busy={sending.busy} />
      </div>
    </form>
  )
}

import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useSession } from '@anfilada/browser/use-session'
import { ActButton } from '@anfilada/ui/ActButton'
import { CheckIcon } from '@anfilada/ui/icons'
import { DroppedNote } from './DroppedNote.tsx'
import { FormErrors } from './FormErrors.tsx'
import styles from './MuseumTicketsPage.module.css'
import { StepRail } from './rail/StepRail.tsx'
import { StepFrame } from './StepFrame.tsx'
import { ShownStep } from './steps/ShownStep.tsx'
import { MainAct } from './summary/MainAct.tsx'
import { OrderSummary } from './summary/OrderSummary.tsx'
import { ThumbBar } from './summary/ThumbBar.tsx'
import { useTicketWizard } from './use-ticket-wizard.ts'

/** Museum tickets in eight steps on one page (spec §2); the answers of every step stay when another one is changed. */
export function MuseumTicketsPage() {
  const login = useSession()?.userData.login
  // The form belongs to one login: another one in this tab begins its own.
  return login === undefined ? null : <TicketWizard key={login} login={login} />
}

function TicketWizard({ login }: { login: string }) {
  const t = useTranslations('newOrder')
  const tickets = useTicketWizard(login)
  const { progress, chosen, held, wizard, sending, control } = tickets
  usePageTitle(t('title'))
  const act = <MainAct screen={wizard.screen} following={wizard.following} draft={progress.draft} busy={sending.busy} />

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void tickets.proceed()
      }}
    >
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.saved}>
          <CheckIcon />
          {t('saved')}
        </p>
        <ActButton onPress={tickets.startOver}>{t('startOver')}</ActButton>
      </header>
      <div className={styles.columns}>
        <StepRail screen={wizard.screen} progress={progress} chosen={chosen} />
        <div className={styles.question}>
          <FormErrors control={control} sending={sending} wizard={wizard} />
          <DroppedNote dropped={tickets.dropped} />
          <StepFrame screen={wizard.screen} takeAwaitedField={wizard.takeAwaitedField}>
            <ShownStep {...tickets} />
          </StepFrame>
        </div>
        <div className={styles.aside}>
          <OrderSummary progress={progress} chosen={chosen} held={held}>
            {act}
          </OrderSummary>
        </div>
      </div>
      <ThumbBar progress={progress} chosen={chosen} held={held}>
        {act}
      </ThumbBar>
    </form>
  )
}

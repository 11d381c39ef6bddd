import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { applicationActions, type Application } from '@anfilada/contract/registration/applications'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { Note } from '@anfilada/ui/Note'
import { Section } from '@anfilada/ui/Section'
import { showToast } from '@anfilada/ui/toasts'
import { isTooSoon, noteDecision } from '../../shell/keys/too-soon.ts'
import { ReasonDialog, reasonFields } from '../../shell/acts/ReasonDialog.tsx'
import { useScreenKeys } from '../../shell/keys/use-screen-keys.ts'
import { agreedIn, firstTerms } from '../terms/terms-draft.ts'
import { TermsFields, useTermsWords } from '../terms/TermsFields.tsx'
import styles from './ApplicationCard.module.css'

type Props = { application: Application; onDecided: () => void }

/** The answer, or what it was. */
export function ApplicationDecision({ application, onDecided }: Props) {
  const t = useTranslations('applications.decision')
  const mayDecide = useMay()(['decide', 'OfficeCustomer'])
  return (
    <Section title={t('title')} level={3}>
      {application.status !== 'new' && <Decided application={application} />}
      {application.status === 'new' && !mayDecide && <Note>{t('onlyAccountant')}</Note>}
      {application.status === 'new' && mayDecide && <DecisionForm application={application} onDecided={onDecided} />}
    </Section>
  )
}

function Decided({ application }: { application: Application }) {
  const t = useTranslations('applications.decision')
  const { moment } = useFormats()
  const { status, decided_by: by, decided_at: at, refusal_reason: reason, customer_id: customer } = application
  const told = { name: by ?? '', moment: at ? moment(at) : '' }
  return (
    <div className={styles.decision}>
      <p>{status === 'approved' ? t('approvedBy', told) : t('refusedBy', told)}</p>
      {reason && <p className="mut">{reason}</p>}
      {customer !== null && (
        <p>
          <Link to="/customers" search={{ customer }} className={buttonLinkClass('secondary')}>
            {t('toCustomer')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The terms that the customer gets, and the two answers with their keys. */
function DecisionForm({ application, onDecided }: Props) {
  const t = useTranslations('applications')
  const fields = useRef<HTMLFormElement>(null)
  const [isRefusing, setRefusing] = useState(false)
  const name = application.organization?.name ?? application.name
  const mayApprove = application.email_confirmed
  const terms = useTermsWords()
  const form = useActionForm({
    ...terms,
    action: 'approve_customer',
    schema: applicationActions.approve_customer.input,
    start: firstTerms,
    input: (draft) => ({ application_id: application.id, ...agreedIn(draft).agreed }),
    faults: (draft) => agreedIn(draft).faults,
    touches: ['applications', 'customers', 'mails', 'setup'],
    onDone: () => {
      noteDecision()
      showToast({ tone: 'done', text: t('decision.approved', { name }) })
      onDecided()
    },
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // The next application opens under the same key: a second press was meant for this one.
    if (form.busy || !mayApprove || isTooSoon(event.timeStamp)) return
    form.submit()
  }
  useScreenKeys({ KeyR: () => setRefusing(true), Enter: () => fields.current?.requestSubmit() })

  return (
    <form ref={fields} className={styles.decision} aria-label={t('decision.title')} onSubmit={onSubmit} noValidate>
      {form.summary && <ErrorSummary {...form.summary} />}
      <TermsFields kind={application.kind} form={form} />
      <div className={styles.answers}>
        <Button
          type="submit"
          variant="primary"
          wide
          busy={form.busy}
          busyLabel={t('decision.approving')}
          disabledReason={mayApprove ? undefined : t('decision.emailFirst')}
          icon={<EnterKey />}
          keyShortcuts="Enter"
        >
          {t('decision.approve')}
        </Button>
        <Button variant="danger" wide icon={<KeyCap>R</KeyCap>} keyShortcuts="R" onPress={() => setRefusing(true)}>
          {t('decision.refuse')}
        </Button>
      </div>
      {isRefusing && <RefuseDialog application={application} onClose={() => setRefusing(false)} onDecided={onDecided} />}
    </form>
  )
}

/** The applicant is told why; a refusal cannot be taken back. */
function RefuseDialog({ application, onClose, onDecided }: Props & { onClose: () => void }) {
  const t = useTranslations('applications.refuse')
  const name = application.organization?.name ?? application.name
  const words = { reason: t('reason'), missing: t('reasonMissing'), keep: t('keep'), confirm: t('confirm'), busy: t('refusing') }
  const form = useActionForm({
    ...reasonFields(words),
    action: 'refuse_customer',
    schema: applicationActions.refuse_customer.input,
    input: ({ reason }) => ({ application_id: application.id, reason: reason.trim() }),
    touches: ['applications', 'mails'],
    onDone: () => {
      onClose()
      showToast({ tone: 'done', text: t('done', { name }) })
      onDecided()
    },
  })
  const lines = [t(application.email_confirmed ? 'told' : 'untold'), t('forever')]
  return <ReasonDialog title={t('title', { name })} lines={lines} words={words} form={form} onClose={onClose} />
}

function EnterKey() {
  return <KeyCap onFill>{useTranslations('office.keys')('enter')}</KeyCap>
}

import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { edoActions, type EdoData } from '@anfilada/contract/edo/edo'
import {
  edoConsentVersion,
  edoFault,
  edoFaults,
  edoOperators,
  keptParticipantId,
  type EdoFault,
  type EdoOperator,
} from '@anfilada/contract/edo/edo-rules'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'
import { useKeepEdo } from './edo.queries.ts'

type Draft = { operator: EdoOperator | ''; participant_id: string; contact_email: string; consent: boolean }
type Props = { edo: EdoData; usualEmail: string }

/** The owner's request; agreed to anew each time. */
export function EdoForm({ edo, usualEmail }: Props) {
  const t = useTranslations('settings.edo')
  const form = useEdoForm({ edo, usualEmail })
  const written = { dir: 'ltr', autoComplete: 'off', isRequired: true } as const
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.summary && form.summary.items.length > 0 && <ErrorSummary {...form.summary} />}
      <Choice {...form.field('operator')} options={edoOperators.map((value) => ({ value, label: t(`operators.${value}`) }))} />
      <TextField {...form.field('participant_id')} {...written} hint={t('participant_idHint')} maxLength={100} />
      <TextField {...form.field('contact_email')} {...written} type="email" maxLength={128} />
      <Checkbox {...form.box('consent')} label={t('consentTick')} hint={t('consentText')} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('requesting')}>
          {t('request')}
        </Button>
        <FormFailure sentence={form.failure} />
      </div>
    </form>
  )
}

function useEdoForm({ edo, usualEmail }: Props) {
  const t = useTranslations('settings.edo')
  const keep = useKeepEdo()
  return useActionForm({
    action: 'request_edo',
    schema: edoActions.request_edo.input,
    start: startOf(edo, usualEmail),
    labels: {
      operator: t('operator'),
      participant_id: t('participant_id'),
      contact_email: t('contact_email'),
      consent: t('consent'),
    },
    sentences: {
      participant_id: (fault) => {
        const known = edoFaults.find((one) => one === fault)
        return known && t(`faults.${known}`)
      },
      consent: (fault) => (fault === 'required' ? t('consentMissing') : undefined),
    },
    summary: t('notRequested'),
    input: ({ operator, ...typed }) => ({ ...typed, operator: operator || undefined, consent_version: edoConsentVersion }),
    faults: (typed) => faultsOf(typed, edo.inn),
    judgesOnLeave: true,
    keptAs: 'settings.edo',
    unkept: ['consent'],
    onDone: ({ result }) => {
      keep(result)
      showToast({ tone: 'done', text: t(result.status === 'requested' ? 'requested' : 'kept') })
    },
  })
}

function startOf({ operator, participant_id: id, contact_email: email }: EdoData, usualEmail: string): Draft {
  return { operator: operator ?? '', participant_id: id ?? '', contact_email: email ?? usualEmail, consent: false }
}

/** What is missing says the contract; an id is judged by its operator. */
function faultsOf({ operator, participant_id: typed }: Draft, inn: string | null): { participant_id?: EdoFault } {
  const participantId = keptParticipantId(typed)
  const fault = operator !== '' && participantId !== '' ? edoFault({ operator, participantId, inn }) : undefined
  return fault ? { participant_id: fault } : {}
}

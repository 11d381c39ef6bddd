import { useTranslations } from 'use-intl'
import { secondFactorActions } from '@anfilada/contract/identity/second-factor'
import { Button } from '@anfilada/ui/Button'
import { FormFailure } from '../../../forms/FormFailure.tsx'
import { useActionForm } from '../../../forms/use-action-form.ts'
import styles from '../security.module.css'
import { CodeField } from './CodeField.tsx'

/** New recovery codes instead of those that are lost or used up. */
export function RenewCodes({ onCodes, onLeave }: { onCodes: (codes: readonly string[]) => void; onLeave: () => void }) {
  const t = useTranslations('security.secondFactor')
  const common = useTranslations('security')
  const form = useActionForm({
    action: 'renew_recovery_codes',
    schema: secondFactorActions.renew_recovery_codes.input,
    start: { code: '' },
    labels: { code: t('anyCode') },
    sentences: { code: (fault) => (fault === 'required' ? t('codeMissing') : undefined) },
    input: (typed) => typed,
    faults: ({ code }) => (code.trim() === '' ? { code: 'required' } : {}),
    takesKey: false,
    onDone: ({ result }) => onCodes(result.recovery_codes),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.text}>{t('renewText')}</p>
      <CodeField {...form.field('code')} isFirst />
      <FormFailure sentence={form.failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('renewing')}>
          {t('renew')}
        </Button>
        <Button onPress={onLeave}>{common('cancel')}</Button>
      </div>
    </form>
  )
}

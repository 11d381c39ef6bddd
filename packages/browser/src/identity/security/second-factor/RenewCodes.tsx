import { useTranslations } from 'use-intl'
import { secondFactorActions } from '@anfilada/contract/identity/second-factor'
import { useActionForm } from '../../../forms/use-action-form.ts'
import styles from '../security.module.css'
import { CodeField } from './CodeField.tsx'
import { FactorForm } from './FactorForm.tsx'

/** New recovery codes instead of those that are lost or used up. */
export function RenewCodes({ onCodes, onLeave }: { onCodes: (codes: readonly string[]) => void; onLeave: () => void }) {
  const t = useTranslations('security.secondFactor')
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
    <FactorForm form={form} words={{ act: t('renew'), busy: t('renewing') }} onLeave={onLeave}>
      <p className={styles.text}>{t('renewText')}</p>
      <CodeField {...form.field('code')} isFirst />
    </FactorForm>
  )
}

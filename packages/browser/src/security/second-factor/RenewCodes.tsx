import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useFormAct } from '../../acts/use-form-act.ts'
import styles from '../security.module.css'
import { CodeField } from './CodeField.tsx'

/** New recovery codes instead of those that are lost or used up. */
export function RenewCodes({ onCodes, onLeave }: { onCodes: (codes: readonly string[]) => void; onLeave: () => void }) {
  const t = useTranslations('security.secondFactor')
  const common = useTranslations('security')
  const [code, setCode] = useState('')
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('renew_recovery_codes', { takesKey: false })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') return refuse({ code: t('codeMissing') })
    const answer = await act({ code })
    if (answer) onCodes(answer.result.recovery_codes)
  }

  return (
    <form className={styles.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{t('renewText')}</p>
      <CodeField label={t('anyCode')} value={code} onChange={setCode} error={fields.code} isFirst />
      <FormFailure sentence={failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('renewing')}>
          {t('renew')}
        </Button>
        <Button onPress={onLeave}>{common('cancel')}</Button>
      </div>
    </form>
  )
}

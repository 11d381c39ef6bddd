import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { QrCode } from '@anfilada/ui/QrCode'
import { showToast } from '@anfilada/ui/toasts'
import { CopyButton } from '../../acts/CopyButton.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useFormAct } from '../../acts/use-form-act.ts'
import { SecretField } from '../SecretField.tsx'
import styles from '../security.module.css'
import { CodeField } from './CodeField.tsx'
import { noteSecondFactor } from './note-second-factor.ts'
import own from './second-factor.module.css'

type Begun = { secret: string; uri: string }
type Props = { onCodes: (codes: readonly string[]) => void; onLeave: () => void }

/** First the password, then the QR code and the first code from the app. */
export function TurnOn({ onCodes, onLeave }: Props) {
  const [begun, setBegun] = useState<Begun>()
  return begun ? <ScanForm begun={begun} onCodes={onCodes} onLeave={onLeave} /> : <BeginForm onBegun={setBegun} onLeave={onLeave} />
}

function BeginForm({ onBegun, onLeave }: { onBegun: (begun: Begun) => void; onLeave: () => void }) {
  const t = useTranslations('security.secondFactor')
  const common = useTranslations('security')
  const [password, setPassword] = useState('')
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('begin_second_factor', {
    takesKey: false,
    names: { password: 'own_password' },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return refuse({ own_password: t('passwordMissing') })
    const answer = await act({ password })
    if (answer) onBegun(answer.result)
  }

  return (
    <form className={styles.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
      <SecretField label={t('password')} name="own_password" value={password} onChange={setPassword} error={fields.own_password} />
      <FormFailure sentence={failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('checking')}>
          {t('next')}
        </Button>
        <Button onPress={onLeave}>{common('cancel')}</Button>
      </div>
    </form>
  )
}

function ScanForm({ begun, onCodes, onLeave }: Props & { begun: Begun }) {
  const t = useTranslations('security.secondFactor')
  const common = useTranslations('security')
  const [code, setCode] = useState('')
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('confirm_second_factor', { takesKey: false })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') return refuse({ code: t('codeMissing') })
    const answer = await act({ code })
    if (!answer) return
    const { recovery_codes: codes, userAbility } = answer.result
    onCodes(codes)
    noteSecondFactor('on', userAbility)
    showToast({ tone: 'done', text: t('turnedOn') })
  }

  return (
    <form className={styles.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{t('scan')}</p>
      <QrCode text={begun.uri} label={t('qr')} />
      <div className={own.secret}>
        <span className={own.secretLabel}>{t('secret')}</span>
        <code className={own.key}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={begun.secret} />
      </div>
      <CodeField label={t('code')} hint={t('codeHint')} value={code} onChange={setCode} error={fields.code} isFirst />
      <FormFailure sentence={failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('confirming')}>
          {t('confirm')}
        </Button>
        <Button onPress={onLeave}>{common('cancel')}</Button>
      </div>
    </form>
  )
}

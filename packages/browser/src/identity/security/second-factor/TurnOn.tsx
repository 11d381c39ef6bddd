import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { secondFactorActions } from '@anfilada/contract/identity/second-factor'
import { Code } from '@anfilada/ui/Code'
import { QrCode } from '@anfilada/ui/QrCode'
import { showToast } from '@anfilada/ui/toasts'
import { CopyButton } from '../../../acts/CopyButton.tsx'
import { useActionForm } from '../../../forms/use-action-form.ts'
import { SecretField } from '../SecretField.tsx'
import styles from '../security.module.css'
import { CodeField } from './CodeField.tsx'
import { FactorForm } from './FactorForm.tsx'
import { noteSecondFactor } from './TurnOff.tsx'
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
  const form = useActionForm({
    action: 'begin_second_factor',
    schema: secondFactorActions.begin_second_factor.input,
    start: { own_password: '' },
    labels: { own_password: t('password') },
    // The page has a password field already.
    names: { password: 'own_password' },
    sentences: { own_password: (fault) => (fault === 'required' ? t('passwordMissing') : undefined) },
    input: ({ own_password: password }) => ({ password }),
    takesKey: false,
    onDone: ({ result }) => onBegun(result),
  })
  return (
    <FactorForm form={form} words={{ act: t('next'), busy: t('checking') }} onLeave={onLeave}>
      <SecretField {...form.field('own_password')} />
    </FactorForm>
  )
}

function ScanForm({ begun, onCodes, onLeave }: Props & { begun: Begun }) {
  const t = useTranslations('security.secondFactor')
  const form = useActionForm({
    action: 'confirm_second_factor',
    schema: secondFactorActions.confirm_second_factor.input,
    start: { code: '' },
    labels: { code: t('code') },
    sentences: { code: (fault) => (fault === 'required' ? t('codeMissing') : undefined) },
    input: (typed) => typed,
    faults: ({ code }) => (code.trim() === '' ? { code: 'required' } : {}),
    takesKey: false,
    onDone: ({ result: { recovery_codes: codes, userAbility } }) => {
      onCodes(codes)
      noteSecondFactor('on', userAbility)
      showToast({ tone: 'done', text: t('turnedOn') })
    },
  })
  return (
    <FactorForm form={form} words={{ act: t('confirm'), busy: t('confirming') }} onLeave={onLeave}>
      <p className={styles.text}>{t('scan')}</p>
      <QrCode text={begun.uri} label={t('qr')} />
      <div className={own.secret}>
        <span className={own.secretLabel}>{t('secret')}</span>
        <Code>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        <CopyButton text={begun.secret} />
      </div>
      <CodeField {...form.field('code')} hint={t('codeHint')} isFirst />
    </FactorForm>
  )
}

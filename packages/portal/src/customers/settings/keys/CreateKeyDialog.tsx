import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { CodeField } from '@anfilada/browser/CodeField'
import { SecretField } from '@anfilada/browser/SecretField'
import { useFormAct } from '@anfilada/browser/use-form-act'
import { useSession } from '@anfilada/browser/use-session'
import { apiKeyScopes, type ApiKeyScope } from '@anfilada/contract/identity/api-keys'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Dialog } from '@anfilada/ui/Dialog'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { TextField } from '@anfilada/ui/TextField'
import styles from '../settings.module.css'
import own from './keys.module.css'
import { useRereadKeys } from './keys.queries.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'

type Made = { name: string; key: string }

/** Asks what the key is for, then shows it this once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made>()
  return made ? <NewKeyDialog made={made} onClose={onClose} /> : <FormDialog onMade={setMade} onClose={onClose} />
}

function FormDialog({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const t = useTranslations('settings.keys')
  const common = useTranslations('security')
  const proving = useTranslations('security.secondFactor')
  const hasCode = useSession()?.userData.second_factor === 'on'
  const reread = useRereadKeys()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([])
  const [proof, setProof] = useState({ password: '', code: '' })
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('create_api_key', { takesKey: false })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const faults = {
      ...(name.trim() === '' && { name: t('nameMissing') }),
      ...(scopes.length === 0 && { scopes: t('scopesMissing') }),
      ...(proof.password === '' && { password: proving('passwordMissing') }),
      ...(hasCode && proof.code.trim() === '' && { code: proving('codeMissing') }),
    }
    if (Object.keys(faults).length > 0) return refuse(faults)
    const answer = await act({ name, scopes: [...scopes], password: proof.password, ...(hasCode && { code: proof.code }) })
    if (!answer) return
    reread()
    onMade(answer.result)
  }

  return (
    <Dialog title={t('createTitle')} onClose={onClose}>
      <form className={own.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={setName}
          hint={t('nameHint')}
          error={fields.name}
          isRequired
        />
        <ScopesField value={scopes} onChange={setScopes} error={fields.scopes} />
        <SecretField
          label={proving('password')}
          name="password"
          value={proof.password}
          onChange={(password) => setProof({ ...proof, password })}
          error={fields.password}
        />
        {hasCode && (
          <CodeField label={proving('anyCode')} value={proof.code} onChange={(code) => setProof({ ...proof, code })} error={fields.code} />
        )}
        <FormFailure sentence={failure} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('creating')}>
            {t('create')}
          </Button>
          <Button onPress={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

type ScopesProps = { value: readonly ApiKeyScope[]; onChange: (scopes: ApiKeyScope[]) => void; error: string | undefined }

function ScopesField({ value, onChange, error }: ScopesProps) {
  const t = useTranslations('settings.keys')
  return (
    <fieldset aria-describedby={error && 'scopes-note'}>
      <legend className={own.legend}>{t('scopes')}</legend>
      {apiKeyScopes.map((scope, index) => (
        <div key={scope}>
          <Checkbox
            name={index === 0 ? 'scopes' : `scopes.${scope}`}
            label={t(`scope.${scope}`)}
            isChecked={value.includes(scope)}
            onChange={(isOn) => onChange(apiKeyScopes.filter((one) => (one === scope ? isOn : value.includes(one))))}
          />
        </div>
      ))}
      {error && <FieldError id="scopes-note">{error}</FieldError>}
    </fieldset>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeField } from '@anfilada/browser/identity/CodeField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { SecretField } from '@anfilada/browser/identity/SecretField'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { useSession } from '@anfilada/browser/use-session'
import { apiKeyActions, apiKeyScopes, type ApiKeyScope } from '@anfilada/contract/identity/api-keys'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { TextField } from '@anfilada/ui/TextField'
import own from './keys.module.css'
import { NewKeyDialog } from './NewKeyDialog.tsx'

type Made = { name: string; key: string }
type Draft = { name: string; scopes: ApiKeyScope[]; password: string; code: string }
const start: Draft = { name: '', scopes: [], password: '', code: '' }

/** Asks what the key is for, then shows it this once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made>()
  return made ? <NewKeyDialog made={made} onClose={onClose} /> : <AskDialog onMade={setMade} onClose={onClose} />
}

function AskDialog({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const t = useTranslations('settings.keys')
  const common = useTranslations('security')
  const proving = useTranslations('security.secondFactor')
  const hasCode = useSession()?.userData.second_factor === 'on'
  const form = useActionForm({
    action: 'create_api_key',
    schema: apiKeyActions.create_api_key.input,
    start,
    labels: { name: t('name'), scopes: t('scopes'), password: proving('password'), code: proving('anyCode') },
    sentences: {
      name: (fault) => (fault === 'required' ? t('nameMissing') : undefined),
      scopes: t('scopesMissing'),
      password: (fault) => (fault === 'required' ? proving('passwordMissing') : undefined),
      code: (fault) => (fault === 'required' ? proving('codeMissing') : undefined),
    },
    input: ({ code, ...draft }) => ({ ...draft, ...(hasCode && { code }) }),
    faults: ({ code }) => (hasCode && code.trim() === '' ? { code: 'required' } : {}),
    takesKey: false,
    touches: ['api-keys'],
    onDone: ({ result }) => onMade(result),
  })
  const words = { keep: common('cancel'), confirm: t('create'), busy: t('creating') }
  return (
    <FormDialog title={t('createTitle')} form={form} words={words} onClose={onClose}>
      <TextField {...form.field('name')} autoComplete="off" maxLength={100} hint={t('nameHint')} isRequired />
      <ScopesField {...form.field('scopes')} />
      <SecretField {...form.field('password')} />
      {hasCode && <CodeField {...form.field('code')} />}
    </FormDialog>
  )
}

type ScopesProps = { label: string; value: readonly ApiKeyScope[]; onChange: (scopes: ApiKeyScope[]) => void; error: string | undefined }

function ScopesField({ label, value, onChange, error }: ScopesProps) {
  const t = useTranslations('settings.keys')
  return (
    <fieldset aria-describedby={error && 'scopes-note'}>
      <legend className={own.legend}>{label}</legend>
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

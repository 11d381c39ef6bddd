import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import { type GuideLanguage, guideLanguages } from '@anfilada/contract/orders/items'
import type { Resource, ResourceKind } from '@anfilada/contract/orders/resources'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { useFaults, type Sentences } from '../../shell/acts/use-faults.ts'
import { vehicleClassesQuery } from '../resources.queries.ts'
import { readResource, resourceDraft, type ResourceDraft, type ResourceField } from './resource-draft.ts'
import styles from './Forms.module.css'

type Props = { kind: ResourceKind; resource: Resource | undefined; onClose: () => void }

/** A vehicle with its class and seats, or a guide with his languages. */
export function ResourceDialog({ kind, resource, onClose }: Props) {
  const t = useTranslations('resources.form')
  const required = useTranslations('fault')('required')
  const { act, sending } = useAct(['resources'])
  const [draft, setDraft] = useState(() => resourceDraft(resource))
  const set = (part: Partial<ResourceDraft>) => setDraft({ ...draft, ...part })
  const labels: Record<ResourceField, string> = {
    name: kind === 'vehicle' ? t('name') : t('guideName'),
    system_id: t('vehicleClass'),
    seats: t('seats'),
    languages: t('languages'),
  }
  const wrong: Record<ResourceField, string> = {
    name: required,
    system_id: t('chooseClass'),
    seats: t('wrongSeats'),
    languages: t('languagesMissing'),
  }

  const { errors, faults, tell, tellFailure } = useFaults(labels, t('faults'))
  async function submit() {
    const read = readResource(kind, draft)
    if (!read.ok) return tell(Object.fromEntries(read.wrong.map((field) => [field, wrong[field]])))
    const outcome = await act('set_resource', { ...read.fields, ...(resource && { id: resource.id }) }, 'inForm')
    if (!outcome.ok) return tellFailure(outcome.failure)
    showToast({ tone: 'done', text: t('saved', { name: read.fields.name }) })
    onClose()
  }
  return (
    <FormDialog
      title={resource?.name ?? (kind === 'vehicle' ? t('newVehicle') : t('newGuide'))}
      faults={faults}
      words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }}
      busy={sending !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NameFields label={labels.name} draft={draft} errors={errors} onChange={set} />
      {kind === 'vehicle' ? (
        <VehicleFields draft={draft} errors={errors} onChange={set} />
      ) : (
        <Languages draft={draft} error={errors.languages} onChange={set} />
      )}
      <Checkbox label={t('active')} name="active" isChecked={draft.active} hint={t('activeHint')} onChange={(active) => set({ active })} />
    </FormDialog>
  )
}

type FieldsProps = { draft: ResourceDraft; onChange: (part: Partial<ResourceDraft>) => void }

function NameFields({ label, draft, errors, onChange }: FieldsProps & { label: string; errors: Sentences }) {
  const t = useTranslations('resources.form')
  return (
    <>
      <TextField
        label={label}
        name="name"
        maxLength={120}
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
      />
    </>
  )
}

function VehicleFields({ draft, errors, onChange }: FieldsProps & { errors: Sentences }) {
  const t = useTranslations('resources.form')
  const { data } = useQuery(vehicleClassesQuery(useLanguage().language))
  return (
    <>
      <SelectField
        label={t('vehicleClass')}
        name="system_id"
        placeholder={t('chooseClass')}
        options={(data ?? []).map((one) => ({ value: one.museum_object_id, label: one.object }))}
        value={draft.vehicleClass}
        error={errors.system_id}
        onChange={(vehicleClass) => onChange({ vehicleClass })}
      />
      <TextField
        label={t('seats')}
        name="seats"
        inputMode="numeric"
        dir="ltr"
        maxLength={3}
        autoComplete="off"
        value={draft.seats}
        error={errors.seats}
        onChange={(seats) => onChange({ seats })}
      />
    </>
  )
}

function Languages({ draft, error, onChange }: FieldsProps & { error: string | undefined }) {
  const t = useTranslations('resources')
  const toggle = (language: GuideLanguage, isOn: boolean) =>
    onChange({ languages: guideLanguages.filter((one) => (one === language ? isOn : draft.languages.includes(one))) })
  return (
    <fieldset className={styles.languages} aria-invalid={error ? true : undefined}>
      <legend>{t('form.languages')}</legend>
      {guideLanguages.map((language, at) => (
        <Checkbox
          key={language}
          name={at === 0 ? 'languages' : `languages.${language}`}
          label={t(`guideLanguage.${language}`)}
          isChecked={draft.languages.includes(language)}
          onChange={(isOn) => toggle(language, isOn)}
        />
      ))}
      {error && <p className={styles.fault}>{error}</p>}
    </fieldset>
  )
}

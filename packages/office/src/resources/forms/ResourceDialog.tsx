import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type GuideLanguage, guideLanguages } from '@anfilada/contract/orders/items'
import { resourceActions, type Resource, type ResourceKind } from '@anfilada/contract/orders/resources'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { vehicleClassesQuery } from '../resources.queries.ts'
import { resourceDraft, resourceFaults, resourceIn, type ResourceDraft } from './resource-draft.ts'
import styles from './Forms.module.css'

type Props = { kind: ResourceKind; resource: Resource | undefined; onClose: () => void }

/** A vehicle with its class and seats, or a guide with his languages. */
export function ResourceDialog({ kind, resource, onClose }: Props) {
  const t = useTranslations('resources.form')
  const form = useActionForm({
    action: 'set_resource',
    schema: resourceActions.set_resource.input,
    start: resourceDraft(resource),
    labels: {
      name: kind === 'vehicle' ? t('name') : t('guideName'),
      phone: t('phone'),
      system_id: t('vehicleClass'),
      seats: t('seats'),
      languages: t('languages'),
      active: t('active'),
    },
    sentences: { system_id: t('chooseClass'), seats: t('wrongSeats'), languages: t('languagesMissing') },
    summary: t('faults'),
    input: (draft) => ({ ...resourceIn(kind, draft), ...(resource && { id: resource.id }) }),
    phones: ['phone'],
    faults: (draft) => resourceFaults(kind, draft),
    touches: ['resources'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('saved', { name: result.name }) })
      onClose()
    },
  })
  const title = resource?.name ?? (kind === 'vehicle' ? t('newVehicle') : t('newGuide'))
  return (
    <FormDialog title={title} form={form} words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={120} autoComplete="off" />
      <TextField {...form.field('phone')} type="tel" inputMode="tel" dir="ltr" maxLength={40} autoComplete="off" />
      {kind === 'vehicle' ? <VehicleFields form={form} /> : <Languages {...form.field('languages')} />}
      <Checkbox {...form.box('active')} hint={t('activeHint')} />
    </FormDialog>
  )
}

function VehicleFields({ form }: { form: Form<ResourceDraft> }) {
  const t = useTranslations('resources.form')
  const { data } = useQuery(vehicleClassesQuery(useLanguage().language))
  return (
    <>
      <SelectField
        {...form.field('system_id')}
        placeholder={t('chooseClass')}
        options={(data ?? []).map((one) => ({ value: one.museum_object_id, label: one.object }))}
      />
      <TextField {...form.field('seats')} inputMode="numeric" dir="ltr" autoComplete="off" />
    </>
  )
}

type LanguagesProps = {
  label: string
  value: readonly GuideLanguage[]
  error: string | undefined
  onChange: (languages: readonly GuideLanguage[]) => void
}

function Languages({ label, value, error, onChange }: LanguagesProps) {
  const t = useTranslations('resources')
  return (
    <fieldset className={styles.languages} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      {guideLanguages.map((language, at) => (
        <Checkbox
          key={language}
          name={at === 0 ? 'languages' : `languages.${language}`}
          label={t(`guideLanguage.${language}`)}
          isChecked={value.includes(language)}
          onChange={(isOn) => onChange(guideLanguages.filter((one) => (one === language ? isOn : value.includes(one))))}
        />
      ))}
      {error && <p className={styles.fault}>{error}</p>}
    </fieldset>
  )
}

import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type CompanyServices, officeServicesActions } from '@anfilada/contract/catalogue/office-services'
import type { ServiceDocument } from '@anfilada/contract/catalogue/services-document'
import { languages } from '@anfilada/contract/languages'
import { languageNames } from '@anfilada/phrases/language-names'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { freeLanguages, ofKind, type ServiceDraft, serviceDraft, type ServiceKind, withService } from './service-draft.ts'
import { ServiceFrame } from './ServiceFrame.tsx'

type Props = {
  services: CompanyServices
  kind: ServiceKind
  /** Undefined for a new one. */
  service: ServiceDocument | undefined
  onOpen: (to: CatalogueSearch) => void
}

/** A class of vehicles, or guides of a language. Customers have what is saved at once. */
export function ServiceForm({ services: { version, document }, kind, service, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const form = useServiceForm({ services: { version, document }, kind, service, onOpen })
  return (
    <ServiceFrame
      form={form}
      title={service ? undefined : t(`newService.${kind}`)}
      count={ofKind(document, kind).length + (service ? 0 : 1)}
      archivedHint={t('archivedServiceHint')}
    >
      <TextField {...form.field('system_id')} hint={t('serviceCodeHint')} isDisabled={service !== undefined} dir="ltr" maxLength={32} />
      <What form={form} kind={kind} document={document} isKnown={service !== undefined} />
    </ServiceFrame>
  )
}

type WhatProps = Pick<Props, 'kind'> & {
  form: ReturnType<typeof useServiceForm>
  document: CompanyServices['document']
  isKnown: boolean
}

/** What was ordered stays what it is: a vehicle of other seats is another class. */
function What({ form, kind, document, isKnown }: WhatProps) {
  const t = useTranslations('catalogueEditor')
  if (kind === 'transport') {
    return <TextField {...form.field('seats')} hint={t('seatsHint')} isDisabled={isKnown} inputMode="numeric" dir="ltr" />
  }
  const { value } = form.field('guide_language')
  const free = isKnown && value !== '' ? [value] : freeLanguages(document)
  return (
    <SelectField
      {...form.field('guide_language')}
      placeholder={t('chooseLanguage')}
      isDisabled={isKnown}
      options={free.map((one) => ({ value: one, label: t(`guideLanguage.${one}`) }))}
    />
  )
}

function useServiceForm({ services, kind, service, onOpen }: Omit<Props, 'services'> & { services: Omit<CompanyServices, 'history'> }) {
  const t = useTranslations('catalogueEditor')
  const { version, document } = services
  return useActionForm<'save_company_services', ServiceDraft>({
    action: 'save_company_services',
    schema: officeServicesActions.save_company_services.input,
    start: serviceDraft(document, kind, service),
    labels: {
      ...Object.fromEntries(languages.map((one) => [`name_${one}`, languageNames[one].full])),
      system_id: t('code'),
      seats: t('seats'),
      guide_language: t('language'),
      place: t('place'),
      archived: t('archiveService'),
    },
    sentences: {
      system_id: t('codeWrong'),
      seats: t('seatsWrong'),
      guide_language: t('chooseLanguage'),
      name_ru: t('faults.russian_missing'),
    },
    input: (draft) => ({ version, document: withService(document, kind, draft) }),
    faults: ({ system_id, name_ru, seats, guide_language }) => ({
      ...(service === undefined && isWrongCode(system_id, document) && { system_id: 'invalid' }),
      ...(name_ru.trim() === '' && { name_ru: 'required' }),
      ...(kind === 'transport' && !/^[1-9]\d?$|^100$/.test(seats.trim()) && { seats: 'invalid' }),
      ...(kind === 'guide' && guide_language === '' && { guide_language: 'required' }),
    }),
    keptAs: `catalogue.service.${service?.system_id ?? kind}`,
    touches: ['catalogue', 'terms'],
    onDone: (_, { system_id }) => {
      showToast({ tone: 'done', text: t('serviceSaved') })
      onOpen({ view: 'services', object: system_id.trim() })
    },
  })
}

function isWrongCode(code: string, { services }: CompanyServices['document']): boolean {
  return !/^[\w-]{1,32}$/.test(code.trim()) || services.some(({ system_id }) => system_id === code.trim())
}

import { useTranslations } from 'use-intl'
import { tellEquipment } from '@anfilada/browser/equipment'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type CompanyServices, officeServicesActions } from '@anfilada/contract/catalogue/office-services'
import type { EquipmentDocument } from '@anfilada/contract/catalogue/services-document'
import { languages } from '@anfilada/contract/languages'
import { languageNames } from '@anfilada/phrases/language-names'
import { showToast } from '@anfilada/ui/toasts'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { type EquipmentDraft, equipmentDraft, withEquipment } from './service-draft.ts'
import { ServiceFrame } from './ServiceFrame.tsx'

type Props = { services: CompanyServices; equipment: EquipmentDocument; onOpen: (to: CatalogueSearch) => void }

/** What one of the two kinds of equipment is called, and whether it is offered. Customers have what is saved at once. */
export function EquipmentForm({ services: { version, document }, equipment, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const form = useActionForm<'save_company_services', EquipmentDraft>({
    action: 'save_company_services',
    schema: officeServicesActions.save_company_services.input,
    start: equipmentDraft(document, equipment),
    labels: {
      ...Object.fromEntries(languages.map((one) => [`name_${one}`, languageNames[one].full])),
      place: t('place'),
      archived: t('archiveEquipment'),
    },
    sentences: { name_ru: t('faults.russian_missing') },
    input: (draft) => ({ version, document: withEquipment(document, equipment, draft) }),
    faults: ({ name_ru }) => (name_ru.trim() === '' ? { name_ru: 'required' } : {}),
    keptAs: `catalogue.equipment.${equipment.service}`,
    touches: ['catalogue', 'resources'],
    onDone: ({ result }) => {
      tellEquipment(result.document.equipment)
      showToast({ tone: 'done', text: t('serviceSaved') })
      onOpen({ view: 'services', object: equipment.service })
    },
  })
  return <ServiceFrame form={form} count={document.equipment.length} archivedHint={t('archivedEquipmentHint')} />
}

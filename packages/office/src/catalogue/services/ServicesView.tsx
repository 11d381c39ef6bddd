import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { missingLanguages, readIn } from '@anfilada/contract/catalogue/museum-document'
import type { CompanyServices } from '@anfilada/contract/catalogue/office-services'
import type { EquipmentDocument, ServiceDocument } from '@anfilada/contract/catalogue/services-document'
import { actLinkClass } from '@anfilada/ui/act-link'
import texts from '../../texts/texts.module.css'
import { servicesQuery } from '../catalogue.queries.ts'
import styles from '../catalogue.module.css'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { ofKind, type ServiceKind } from './service-draft.ts'
import { EquipmentForm } from './EquipmentForm.tsx'
import { ServiceForm } from './ServiceForm.tsx'
import { ServiceHistory } from './ServiceHistory.tsx'

type Props = { search: CatalogueSearch; onOpen: (to: CatalogueSearch) => void }

/** What the company itself sells by the hour, and what was changed of it. */
export function ServicesView({ search, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const services = useQuery(servicesQuery(useLanguage().language))
  if (!services.data) return <Unread query={services} failed={t('failed')} rows={8} rowHeight="44px" />
  return <Services services={services.data} search={search} onOpen={onOpen} />
}

function Services({ services, search, onOpen }: Props & { services: CompanyServices }) {
  const t = useTranslations('catalogueEditor')
  const form = formOf({ services, search, onOpen })
  return (
    <div className={styles.whole}>
      <h2>{t('services')}</h2>
      {form ? (
        <>
          <p>
            <Link to="/catalogue" search={{ view: 'services' }} className={actLinkClass}>
              {t('allServices')}
            </Link>
          </p>
          {form}
        </>
      ) : (
        <>
          <div className={`${styles.pair} ${styles.kinds}`}>
            <Kind services={services} kind="transport" />
            <Kind services={services} kind="guide" />
            <Equipment services={services} />
          </div>
          <ServiceHistory services={services} />
        </>
      )}
    </div>
  )
}

/** Of what the address names; undefined where it names nothing. */
function formOf({ services, search, onOpen }: Props & { services: CompanyServices }): ReactNode {
  const { version, document } = services
  const form = { services, onOpen }
  const equipment = document.equipment.find(({ service }) => service === search.object)
  if (equipment) return <EquipmentForm key={`${version} ${equipment.service}`} {...form} equipment={equipment} />
  const opened = document.services.find(({ system_id }) => system_id === search.object)
  const isNew = search.view === 'vehicle' || search.view === 'guide'
  if (!opened && !isNew) return undefined
  const kind = opened?.service ?? (search.view === 'guide' ? 'guide' : 'transport')
  return <ServiceForm key={`${version} ${opened?.system_id ?? kind}`} {...form} kind={kind} service={opened} />
}

function Kind({ services, kind }: { services: CompanyServices; kind: ServiceKind }) {
  const t = useTranslations('catalogueEditor')
  return (
    <section className={styles.group} aria-label={t(`serviceKind.${kind}`)}>
      <h3>{t(`serviceKind.${kind}`)}</h3>
      <ul>
        {ofKind(services.document, kind).map((service) => (
          <li key={service.system_id}>
            <ServiceLink service={service} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/catalogue" search={{ view: kind === 'guide' ? 'guide' : 'vehicle' }} className={actLinkClass}>
          {t(`addService.${kind}`)}
        </Link>
      </p>
    </section>
  )
}

/** Its two kinds, and where their stock is. */
function Equipment({ services }: { services: CompanyServices }) {
  const t = useTranslations('catalogueEditor')
  return (
    <section className={styles.group} aria-label={t('serviceKind.equipment')}>
      <h3>{t('serviceKind.equipment')}</h3>
      <ul>
        {services.document.equipment.map((one) => (
          <li key={one.service}>
            <EquipmentLink equipment={one} />
          </li>
        ))}
      </ul>
      <p className="mut">
        {t('equipment')}{' '}
        <Link to="/resources" search={{}} className={actLinkClass}>
          {t('toEquipment')}
        </Link>
      </p>
    </section>
  )
}

function EquipmentLink({ equipment: { service, name, archived } }: { equipment: EquipmentDocument }) {
  const t = useTranslations('catalogueEditor')
  const { language } = useLanguage()
  const missing = missingLanguages(name)
  const said = [archived && t('archived'), missing.length > 0 && t('missing', { languages: missing.join(', ') })].filter(Boolean)
  return (
    <Link to="/catalogue" search={{ view: 'services', object: service }} className={texts.version}>
      {readIn(name, language)}
      {said.length > 0 && <small>{said.join(' · ')}</small>}
    </Link>
  )
}

function ServiceLink({ service }: { service: ServiceDocument }) {
  const t = useTranslations('catalogueEditor')
  const { language } = useLanguage()
  const { system_id, name, seats, guide_language: spoken, archived } = service
  const missing = missingLanguages(name)
  const said = [
    seats !== null && t('seatCount', { count: seats }),
    spoken !== null && t(`guideLanguage.${spoken}`),
    archived && t('archived'),
    missing.length > 0 && t('missing', { languages: missing.join(', ') }),
  ].filter((line) => line !== false)
  return (
    <Link to="/catalogue" search={{ view: 'services', object: system_id }} className={texts.version}>
      {readIn(name, language)}
      <small>{said.join(' · ')}</small>
    </Link>
  )
}

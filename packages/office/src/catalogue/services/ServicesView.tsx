import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { missingLanguages, readIn } from '@anfilada/contract/catalogue/museum-document'
import type { CompanyServices } from '@anfilada/contract/catalogue/office-services'
import type { ServiceDocument } from '@anfilada/contract/catalogue/services-document'
import { actLinkClass } from '@anfilada/ui/act-link'
import texts from '../../texts/texts.module.css'
import { servicesQuery } from '../catalogue.queries.ts'
import styles from '../catalogue.module.css'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { ofKind, type ServiceKind } from './service-draft.ts'
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
  const opened = services.document.services.find(({ system_id }) => system_id === search.object)
  const isNew = search.view === 'vehicle' || search.view === 'guide'
  const kind = opened?.service ?? (search.view === 'guide' ? 'guide' : 'transport')
  return (
    <div className={styles.whole}>
      <h2>{t('services')}</h2>
      {opened || isNew ? (
        <>
          <p>
            <Link to="/catalogue" search={{ view: 'services' }} className={actLinkClass}>
              {t('allServices')}
            </Link>
          </p>
          <ServiceForm
            key={`${services.version} ${opened?.system_id ?? kind}`}
            services={services}
            kind={kind}
            service={opened}
            onOpen={onOpen}
          />
        </>
      ) : (
        <>
          <div className={`${styles.pair} ${styles.kinds}`}>
            <Kind services={services} kind="transport" />
            <Kind services={services} kind="guide" />
          </div>
          <p className="mut">
            {t('equipment')}{' '}
            <Link to="/resources" search={{}} className={actLinkClass}>
              {t('toEquipment')}
            </Link>
          </p>
          <ServiceHistory services={services} />
        </>
      )}
    </div>
  )
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

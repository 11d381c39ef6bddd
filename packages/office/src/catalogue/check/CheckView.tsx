import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { readIn } from '@anfilada/contract/catalogue/museum-document'
import { museumFaults } from '@anfilada/contract/catalogue/museum-faults'
import type { CatalogueMuseum, StandingOrder } from '@anfilada/contract/catalogue/office-catalogue'
import { actLinkClass } from '@anfilada/ui/act-link'
import { useFormats } from '@anfilada/browser/formats'
import { checkQuery } from '../catalogue.queries.ts'
import styles from '../catalogue.module.css'
import { documentOf } from '../editor/museum-draft.ts'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { ChangeList } from './ChangeList.tsx'
import { CustomerView } from './CustomerView.tsx'
import { DraftActs } from './DraftActs.tsx'

type Props = { museum: CatalogueMuseum; onOpen: (to: CatalogueSearch) => void }

/** What publishing the draft would change, what stands in its way, and how customers will see it. */
export function CheckView({ museum, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const { language } = useLanguage()
  const check = useQuery(checkQuery(museum.museum_id, language))
  const document = documentOf(museum)
  const nameOf = (code: string) => {
    const named = [...document.objects, ...(museum.published?.objects ?? [])].find(({ system_id }) => system_id === code)
    return named ? readIn(named.name, language) || code : code
  }
  const isWhole = Object.keys(museumFaults(document)).length === 0
  return (
    <div className={styles.columns}>
      <section className={styles.group} aria-label={t('changes')}>
        <h3>{t('changes')}</h3>
        {!check.data && <Unread query={check} failed={t('failed')} rows={4} rowHeight="44px" />}
        {check.data?.changes.length === 0 && <p className="mut">{t('noChanges')}</p>}
        {check.data && <ChangeList changes={check.data.changes} nameOf={nameOf} />}
        <Faults museum={museum} nameOf={nameOf} />
        {check.data && check.data.standing.length > 0 && <Standing orders={check.data.standing} nameOf={nameOf} />}
        {museum.draft && <DraftActs museum={museum} canPublish={isWhole && check.data?.changes.length !== 0} onOpen={onOpen} />}
      </section>
      <CustomerView museum={document} />
    </div>
  )
}

/** What must be mended first, with the way to it. */
function Faults({ museum, nameOf }: { museum: CatalogueMuseum; nameOf: (code: string) => string }) {
  const t = useTranslations('catalogueEditor')
  const faults = Object.entries(museumFaults(documentOf(museum)))
  if (faults.length === 0) return null
  return (
    <div className={styles.way}>
      <p>{t('notWhole')}</p>
      <ul>
        {faults.map(([path, fault]) => (
          <li key={path}>
            <Link to="/catalogue" search={whereIs(path, museum)} className={actLinkClass}>
              {placeOf(path, museum, nameOf) ?? t('museumTab')}
            </Link>
            {': '}
            {t(`faults.${fault}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The code of the object that a path of a fault is about. */
function codeAt(path: string, museum: CatalogueMuseum): string | undefined {
  const at = /^objects\.(\d+)\./.exec(path)?.[1]
  return at === undefined ? undefined : documentOf(museum).objects[Number(at)]?.system_id
}

function whereIs(path: string, museum: CatalogueMuseum): CatalogueSearch {
  const code = codeAt(path, museum)
  return { museum: museum.museum_id, ...(code && { object: code }) }
}

function placeOf(path: string, museum: CatalogueMuseum, nameOf: (code: string) => string): string | undefined {
  const code = codeAt(path, museum)
  return code === undefined ? undefined : nameOf(code)
}

function Standing({ orders, nameOf }: { orders: readonly StandingOrder[]; nameOf: (code: string) => string }) {
  const t = useTranslations('catalogueEditor')
  const formats = useFormats()
  return (
    <div className={styles.way}>
      <p>{t('standing', { count: orders.length })}</p>
      <ul>
        {orders.map(({ order_id, customer, date, time, museum_object_id, reason }) => (
          <li key={order_id}>
            <Link to="/queue" search={{ order: order_id }} className={actLinkClass}>
              {t('orderNumber', { id: String(order_id) })}
            </Link>{' '}
            {[customer, nameOf(museum_object_id), formats.dayAndTime(date, time), t(`reasons.${reason}`)].join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

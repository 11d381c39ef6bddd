import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Pricelists } from '@anfilada/contract/pricing/price-files'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { DownloadIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { Tag } from '@anfilada/ui/Tag'
import styles from './PriceListPage.module.css'
import { pricelistsQuery, useSavePriceFile } from './pricelists.queries.ts'

const categories: readonly GroupCategory[] = ['rf', 'ig', 'cn']

type OfferedYear = Pricelists[number]
type OfferedList = OfferedYear['lists'][number]

/** The price lists of each year as files: the newest year first, the reader's own list before the one for all. */
export function PriceListPage() {
  const t = useTranslations('pricing')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const years = useQuery(pricelistsQuery(language))
  usePageTitle(t('title'))
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {years.isError ? (
        <ListFailed title={t('failed')} error={years.error} busy={years.isFetching} onRetry={() => void years.refetch()} />
      ) : years.isPending ? (
        <SkeletonRows rows={3} label={shell('loading')} />
      ) : years.data.length === 0 ? (
        <Empty drawing="no-orders" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        years.data.map((year) => <Year key={year.year} year={year} today={museumDate(new Date())} />)
      )}
    </>
  )
}

function Year({ year: { year, lists }, today }: { year: OfferedYear; today: string }) {
  const byCategory = [...lists].sort((one, other) => categories.indexOf(one.type) - categories.indexOf(other.type))
  return (
    <section className={styles.year}>
      <h2 className={styles.numeral}>
        <Num>{year}</Num>
      </h2>
      <ul>
        {byCategory.map((list) => (
          <li key={list.list_id} className={styles.list}>
            <ListWords list={list} year={year} today={today} />
            <span className={styles.files}>
              {list.files.map(({ format, file }) => (
                <FileButton key={format} path={file} format={format} list={list} year={year} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ListWords({ list, year, today }: { list: OfferedList; year: number; today: string }) {
  const t = useTranslations('pricing')
  const catalogue = useTranslations('catalogue')
  const formats = useFormats()
  const { type, name, valid_from, valid_until, own } = list
  const isOfYear = [valid_from, valid_until].every((date) => date.startsWith(`${year}-`))
  const dateOf = isOfYear ? formats.day : formats.date
  const isInForce = valid_from <= today && today <= valid_until
  return (
    <div>
      <h3 className={styles.name}>
        {catalogue(`category.${type}`)} {own && <Tag tone="green">{t('own')}</Tag>}
      </h3>
      <p className={styles.facts}>
        {own && (
          <>
            <bdi>{name}</bdi> ·{' '}
          </>
        )}
        {t('period', { from: dateOf(valid_from), until: dateOf(valid_until) })}
        {isInForce && (
          <>
            {' · '}
            <b>{t('inForce')}</b>
          </>
        )}
      </p>
    </div>
  )
}

type FileProps = { path: string; format: OfferedList['files'][number]['format']; list: OfferedList; year: number }

function FileButton({ path, format, list, year }: FileProps) {
  const t = useTranslations('pricing')
  const catalogue = useTranslations('catalogue')
  const { busy, run } = useSavePriceFile()
  const words = { format: format.toUpperCase(), category: catalogue(`category.${list.type}`), year: String(year), name: list.name }
  return (
    <Button size="s" icon={<DownloadIcon />} busy={busy} onPress={() => run(path)}>
      <span aria-hidden="true">{words.format}</span>
      <span className="sr">{t('download', words)}</span>
    </Button>
  )
}

import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Pricelists } from '@anfilada/contract/pricing/price-files'
import { Button } from '@anfilada/ui/Button'
import { DownloadIcon } from '@anfilada/ui/icons'
import { Tag } from '@anfilada/ui/Tag'
import styles from './PriceListPage.module.css'
import { useSavePriceFile } from './pricelists.queries.ts'

type OfferedList = Pricelists[number]['lists'][number]
type Props = { year: number; lists: readonly OfferedList[]; today: string }

/** The lists that the table is made of, the reader's own before the one for all, each as the files that it is given out as. */
export function PriceFiles({ year, lists, today }: Props) {
  const t = useTranslations('pricing')
  if (lists.length === 0) return null
  return (
    <ul className={styles.lists} aria-label={t('files')}>
      {lists.map((list) => (
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
  )
}

function ListWords({ list, year, today }: { list: OfferedList; year: number; today: string }) {
  const t = useTranslations('pricing')
  const formats = useFormats()
  const { name, valid_from, valid_until, own } = list
  const isOfYear = [valid_from, valid_until].every((date) => date.startsWith(`${year}-`))
  const dateOf = isOfYear ? formats.day : formats.date
  const isInForce = valid_from <= today && today <= valid_until
  return (
    <p className={styles.words}>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {own && <Tag tone="green">{t('own')}</Tag>}
      <small>
        {t('period', { from: dateOf(valid_from), until: dateOf(valid_until) })}
        {isInForce && (
          <>
            {' · '}
            <b>{t('inForce')}</b>
          </>
        )}
      </small>
    </p>
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

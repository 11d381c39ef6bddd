import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FormattedText } from '@anfilada/browser/FormattedText'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { NewsList } from '@anfilada/contract/publications/publications'
import { Empty } from '@anfilada/ui/Empty'
import { Num } from '@anfilada/ui/Num'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { Tag } from '@anfilada/ui/Tag'
import { Advert } from './Advert.tsx'
import styles from './NewsPage.module.css'
import { PublicationWords } from './PublicationWords.tsx'
import { newsQuery, noticesQuery } from './publications.queries.ts'
import { Untranslated } from './Untranslated.tsx'
import { useUnmark } from './use-unmark.ts'

/** What is new at the museums and with us; to have opened it is to have seen it. */
export function NewsScreen() {
  return (
    <PublicationWords>
      <NewsPage />
    </PublicationWords>
  )
}

function NewsPage() {
  const t = useTranslations('publications')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const news = useQuery(newsQuery(language))
  // An advert takes a column from the news: they are set beside it at once, and not anew when it comes.
  const notices = useQuery(noticesQuery(language))
  useUnmark(news.data)
  usePageTitle(t('title'))
  return (
    <>
      <h1>{t('title')}</h1>
      {news.isLoadingError ? (
        <ListFailed title={t('failed')} error={news.error} busy={news.isFetching} onRetry={() => void news.refetch()} />
      ) : news.isPending || notices.isPending ? (
        <SkeletonRows rows={4} label={shell('loading')} />
      ) : news.data.length === 0 ? (
        <Empty title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <div className={styles.board}>
          <ol className={styles.list}>
            {news.data.map((one) => (
              <NewsItem key={one.id} news={one} />
            ))}
          </ol>
          <aside className={styles.aside}>
            <Advert look="box" />
          </aside>
        </div>
      )}
    </>
  )
}

function NewsItem({ news: { date, title, body, language, marked } }: { news: NewsList[number] }) {
  const t = useTranslations('publications')
  const formats = useFormats()
  const jalali = formats.jalali(date)
  return (
    <li className={styles.item}>
      <time dateTime={date} className={styles.date}>
        <span className={styles.numeral}>
          <Num>{Number(date.slice(8))}</Num>
        </span>
        <span className={styles.words}>
          <span>{formats.monthBesideDay(date)}</span>
          <span>{formats.weekday(date)}</span>
          {jalali && <bdi lang="fa">{jalali}</bdi>}
        </span>
      </time>
      <article className={styles.article}>
        {marked && (
          <p>
            <Tag tone="red">{t('fresh')}</Tag>
          </p>
        )}
        <h2 lang={language} dir="auto">
          {title}
        </h2>
        <Untranslated written={language} />
        <FormattedText html={body} lang={language} />
      </article>
    </li>
  )
}

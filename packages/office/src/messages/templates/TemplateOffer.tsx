import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { Language } from '@anfilada/contract/languages'
import { ActButton } from '@anfilada/ui/ActButton'
import styles from '../messages.module.css'
import { templatesQuery } from '../messages.queries.ts'

type Props = { reader: Language; onUse: (words: string) => void }

/** What staff write again and again, in the language in which the customer reads; it is added to what is typed. */
export function TemplateOffer({ reader, onUse }: Props) {
  const t = useTranslations('messages.templates')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActButton onPress={() => setOpen(!isOpen)}>{t('use')}</ActButton>
      {isOpen && (
        <Templates
          reader={reader}
          onUse={(words) => {
            setOpen(false)
            onUse(words)
          }}
        />
      )}
    </>
  )
}

function Templates({ reader, onUse }: Props) {
  const t = useTranslations('messages.templates')
  const query = useInfiniteQuery(templatesQuery(useLanguage().language))
  if (!query.data) return <Unread query={query} failed={t('failed')} rows={2} />
  const templates = query.data.pages.flatMap(({ result }) => result)
  if (templates.length === 0) return <p>{t('none')}</p>
  return (
    <ul className={styles.offered} aria-label={t('list')}>
      {templates.map(({ id, name, texts }) => (
        <li key={id}>
          <ActButton onPress={() => onUse(texts[reader] || texts.ru)}>{name}</ActButton>
          <small lang={texts[reader] ? reader : 'ru'} dir="auto" data-cuts>
            {texts[reader] || texts.ru}
          </small>
        </li>
      ))}
    </ul>
  )
}

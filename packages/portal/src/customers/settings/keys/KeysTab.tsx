import type { Language } from '@anfilada/contract/languages'
import { callAction } from '@anfilada/browser/http'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { ApiKey } from '@anfilada/contract/identity/api-keys'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { PlusIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import styles from '../settings.module.css'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { KeyRow } from './KeyRow.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'

/** Keys by which the customer's programs come in. */
export function KeysTab() {
  const t = useTranslations('settings.keys')
  const keys = useQuery(keysQuery(useLanguage().language))
  const [open, setOpen] = useState<'create' | ApiKey>()
  const close = () => setOpen(undefined)
  const create = (
    <Button variant="primary" icon={<PlusIcon />} onPress={() => setOpen('create')}>
      {t('create')}
    </Button>
  )
  return (
    <Section title={t('title')} rule="plain" aside={create}>
      <p className={styles.text}>{t('text')}</p>
      {!keys.data ? (
        <Unread query={keys} failed={t('failed')} rows={2} rowHeight="64px" />
      ) : keys.data.length === 0 ? (
        <Empty title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul aria-label={t('list')}>
          {keys.data.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setOpen(key)} />
          ))}
        </ul>
      )}
      {open === 'create' && <CreateKeyDialog onClose={close} />}
      {typeof open === 'object' && <RevokeDialog apiKey={open} onClose={close} />}
    </Section>
  )
}

function keysQuery(language: Language) {
  return queryOptions({
    queryKey: ['api-keys'],
    queryFn: async ({ signal }) => (await callAction('list_api_keys', { language }, { language, signal })).result,
  })
}

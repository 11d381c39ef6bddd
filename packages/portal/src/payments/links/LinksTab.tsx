import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { PaymentLink } from '@anfilada/contract/payments/payment-links'
import { Button } from '@anfilada/ui/Button'
import { PlusIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import { PagedList } from '../PagedList.tsx'
import { isOnline } from '../paying/use-payer.ts'
import type { PaymentOffer } from '../paying/use-payment-form.ts'
import { CreateLinkDialog } from './CreateLinkDialog.tsx'
import styles from './LinksTab.module.css'
import { LinkRow } from './LinkRow.tsx'
import { RevokeLinkDialog } from './RevokeLinkDialog.tsx'
import { paymentsKey } from '../payments.queries.ts'

/** Links by which others pay: made, given away once, followed, revoked. */
export function LinksTab({ offered }: { offered: PaymentOffer }) {
  const t = useTranslations('payments.links')
  const words = useTranslations('payments.online')
  const { sentences } = useFormats()
  const [open, setOpen] = useState<'create' | PaymentLink>()
  const close = () => setOpen(undefined)
  const online = isOnline(offered)
  const create = online && offered.orders.length + offered.fees.length > 0 && (
    <Button variant="primary" icon={<PlusIcon />} onPress={() => setOpen('create')}>
      {t('create')}
    </Button>
  )
  return (
    <Section title={t('title')} rule="plain" aside={create}>
      <p className={styles.text}>{online ? t('text') : sentences([words('off'), words('invoice')])}</p>
      <Links onRevoke={setOpen} />
      {open === 'create' && <CreateLinkDialog offered={offered} onClose={close} />}
      {open !== undefined && open !== 'create' && <RevokeLinkDialog link={open} onClose={close} />}
    </Section>
  )
}

function Links({ onRevoke }: { onRevoke: (link: PaymentLink) => void }) {
  const t = useTranslations('payments.links')
  const query = useInfiniteQuery(linksQuery(useLanguage().language))
  const words = { list: t('list'), failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText'), more: t('more') }
  return (
    <PagedList query={query} words={words} rowHeight="64px" className={styles.list}>
      {(link) => <LinkRow key={link.link_id} link={link} onRevoke={() => onRevoke(link)} />}
    </PagedList>
  )
}

const linksKey = [...paymentsKey, 'links'] as const

function linksQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: linksKey,
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction('list_payment_links', { ...(pageParam !== null && { before: pageParam }), language }, { language, signal }),
    getNextPageParam: ({ next }) => next,
  })
}

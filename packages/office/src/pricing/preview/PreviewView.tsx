import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDebounced } from '@anfilada/browser/use-debounced'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { useNumberRefused } from '@anfilada/ui/hold-for-number'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { pricePreviewQuery } from './preview.queries.ts'
import { askedOf, begun, type PreviewForm } from './preview-form.ts'
import { PreviewFields } from './PreviewFields.tsx'
import { PreviewResult } from './PreviewResult.tsx'
import styles from './preview.module.css'

/** What an order would cost, as it would be charged, and which list says so. Asked anew as the form changes. */
export function PreviewView({ type }: { type: GroupCategory | undefined }) {
  const t = useTranslations('prices.preview')
  const [form, setForm] = useState(() => begun(type))
  return (
    <div className={styles.view}>
      <section aria-label={t('title')} className={styles.ask}>
        <h2>{t('title')}</h2>
        <p className="mut">{t('lead')}</p>
        <PreviewFields form={form} onChange={(part) => setForm({ ...form, ...part })} />
      </section>
      <div className={styles.result}>
        <Answer form={form} />
      </div>
    </div>
  )
}

function Answer({ form }: { form: PreviewForm }) {
  const t = useTranslations('prices.preview')
  const shell = useTranslations('shell')
  const isRefused = useNumberRefused()
  const settled = useDebounced(form, 250)
  const asked = askedOf(form) && askedOf(settled)
  const preview = useQuery(pricePreviewQuery(asked, useLanguage().language))
  if (isRefused) return <p role="status">{t('numberFirst')}</p>
  if (!asked) return <p className="mut">{t(form.object ? 'chooseDay' : 'chooseObject')}</p>
  if (preview.isPending) return <SkeletonRows rows={5} rowHeight="44px" label={shell('loading')} />
  if (preview.isError) {
    return <ListFailed title={t('failed')} error={preview.error} busy={preview.isFetching} onRetry={() => void preview.refetch()} />
  }
  return <PreviewResult preview={preview.data} />
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { edoQuery } from '../../customers/settings/edo/edo.queries.ts'

/** How far documents through EDO are, where papers are asked for; the invoice does not wait for it, nor for an answer about it. */
export function EdoLine() {
  const t = useTranslations('payments.invoice.edo')
  const { data: edo } = useQuery(edoQuery(useLanguage().language))
  if (!edo) return null
  return (
    <p className="mut">
      {t(edo.status)}{' '}
      <Link to="/settings" search={{ tab: 'edo' }}>
        {t('open')}
      </Link>
    </p>
  )
}

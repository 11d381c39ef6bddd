import { useTranslations } from 'use-intl'
import { FormattedText } from '@anfilada/browser/FormattedText'
import type { Advert as AdvertData } from '@anfilada/contract/publications/publications'
import { IconButton } from '@anfilada/ui/IconButton'
import { CloseIcon } from '@anfilada/ui/icons'
import { Tag } from '@anfilada/ui/Tag'
import styles from './Advert.module.css'

/** `line`: quiet, below what the screen is about. `box`: beside it. */
export type Look = 'line' | 'box'

type Props = { advert: AdvertData; look: Look; onClose?: () => void }

export function AdvertLook({ advert: { title, body, url, language }, look, onClose }: Props) {
  const t = useTranslations('publications')
  return (
    <aside className={styles[look]} aria-label={t('advert')} data-behind={look === 'line' || undefined}>
      <Tag>{t('advert')}</Tag>
      <div className={styles.words}>
        <b lang={language} dir="auto">
          {title}
        </b>
        <FormattedText html={body} lang={language} />
        {url !== undefined && <a href={url}>{t('more')}</a>}
      </div>
      {onClose && (
        <IconButton label={t('close')} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </aside>
  )
}

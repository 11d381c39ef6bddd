import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { FormattedText } from '@anfilada/browser/FormattedText'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { Advert as AdvertData } from '@anfilada/contract/publications/publications'
import { IconButton } from '@anfilada/ui/IconButton'
import { CloseIcon } from '@anfilada/ui/icons'
import { Tag } from '@anfilada/ui/Tag'
import styles from './Advert.module.css'
import { PublicationWords } from './PublicationWords.tsx'
import { noticesQuery } from './publications.queries.ts'

/** `line`: quiet, below what the screen is about. `box`: beside it. */
type Look = 'line' | 'box'

/** The advert for this reader, if there is one; closed, it does not come again to his login. */
export function Advert({ look }: { look: Look }) {
  const { data } = useQuery(noticesQuery(useLanguage().language))
  if (!data?.advert) return null
  return (
    <PublicationWords>
      <OwnAdvert advert={data.advert} look={look} />
    </PublicationWords>
  )
}

/** At the end of a page. */
export function AdvertLine() {
  return <Advert look="line" />
}

function OwnAdvert({ advert, look }: { advert: AdvertData; look: Look }) {
  const may = useMay()(['update', 'News'])
  const { act } = useAct(['publications'])
  const close = () => void act('close_publication', { publication_id: advert.id })
  return <AdvertLook advert={advert} look={look} {...(may && { onClose: close })} />
}

type Props = { advert: AdvertData; look: Look; onClose?: () => void }

export function AdvertLook({ advert: { title, body, url, language }, look, onClose }: Props) {
  const t = useTranslations('publications')
  return (
    <aside className={styles[look]} aria-label={t('advert')}>
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

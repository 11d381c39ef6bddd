import { useQuery } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { Advert as AdvertData } from '@anfilada/contract/publications/publications'
import { AdvertLook, type Look } from './AdvertLook.tsx'
import { PublicationWords } from './PublicationWords.tsx'
import { noticesQuery } from './publications.queries.ts'

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

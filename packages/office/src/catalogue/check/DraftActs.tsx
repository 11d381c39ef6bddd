import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { readIn } from '@anfilada/contract/catalogue/museum-document'
import type { CatalogueMuseum } from '@anfilada/contract/catalogue/office-catalogue'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import styles from '../catalogue.module.css'
import { asRead, documentOf } from '../editor/museum-draft.ts'
import type { CatalogueSearch } from '../catalogue-search.ts'

type Props = { museum: CatalogueMuseum; canPublish: boolean; onOpen: (to: CatalogueSearch) => void }

/** Customers have it at once, or what was drafted is gone: each is asked once more. */
export function DraftActs({ museum, canPublish, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const { language } = useLanguage()
  const [asked, setAsked] = useState<'publish' | 'discard'>()
  const close = () => setAsked(undefined)
  const data = { museum_id: museum.museum_id, ...asRead(museum) }
  const name = readIn(documentOf(museum).name, language) || t('unnamed')
  const isNew = museum.version === 0
  return (
    <div className={styles.acts}>
      <Button variant="primary" disabledReason={canPublish ? undefined : t('cannotPublish')} onPress={() => setAsked('publish')}>
        {t('publish')}
      </Button>
      <ActButton danger onPress={() => setAsked('discard')}>
        {t('discard')}
      </ActButton>
      {asked === 'publish' && (
        <ConfirmAct
          action="publish_museum"
          data={data}
          touches={['catalogue', 'terms', 'slots', 'setup']}
          title={t('publishTitle')}
          words={{ keep: t('keep'), confirm: t('publishConfirm'), busy: t('publishing') }}
          done={t('published')}
          onDone={() => onOpen({ museum: museum.museum_id, view: 'history' })}
          onClose={close}
        >
          <p>{t('publishText', { name })}</p>
        </ConfirmAct>
      )}
      {asked === 'discard' && (
        <ConfirmAct
          action="discard_museum_draft"
          data={data}
          touches={['catalogue']}
          title={t('discardTitle')}
          words={{ keep: t('keep'), confirm: t('discardConfirm'), busy: t('discarding') }}
          done={t('discarded')}
          onDone={() => onOpen(isNew ? {} : { museum: museum.museum_id })}
          onClose={close}
        >
          <p>{t(isNew ? 'discardNewText' : 'discardText', { name })}</p>
        </ConfirmAct>
      )}
    </div>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import type { PublicationWhole } from '@anfilada/contract/publications/publications'
import { ActButton } from '@anfilada/ui/ActButton'

/** It goes from every screen for good: asked once more. */
export function DeletePublication({ publication: { id, revision, title }, onDone }: { publication: PublicationWhole; onDone: () => void }) {
  const t = useTranslations('publications')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <ActButton danger onPress={() => setAsked(true)}>
        {t('delete')}
      </ActButton>
      {isAsked && (
        <ConfirmAct
          action="delete_publication"
          data={{ publication_id: id, revision }}
          touches={['publications']}
          title={t('deleteTitle')}
          words={{ keep: t('keep'), confirm: t('deleteConfirm'), busy: t('deleting') }}
          done={t('deleted')}
          onDone={onDone}
          onClose={() => setAsked(false)}
        >
          <p>{t('deleteText', { title })}</p>
        </ConfirmAct>
      )}
    </>
  )
}

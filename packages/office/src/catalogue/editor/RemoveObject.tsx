import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import type { CatalogueMuseum } from '@anfilada/contract/catalogue/office-catalogue'
import { ActButton } from '@anfilada/ui/ActButton'
import { asRead, documentOf } from './museum-draft.ts'

type Props = { museum: CatalogueMuseum; code: string; onDone: () => void }

/** Takes an object that never was published out of the draft. */
export function RemoveObject({ museum, code, onDone }: Props) {
  const t = useTranslations('catalogueEditor')
  const [isAsked, setAsked] = useState(false)
  const document = documentOf(museum)
  const objects = document.objects.filter(({ system_id }) => system_id !== code)
  return (
    <>
      <ActButton danger onPress={() => setAsked(true)}>
        {t('remove')}
      </ActButton>
      {isAsked && (
        <ConfirmAct
          action="save_museum_draft"
          data={{ museum_id: museum.museum_id, ...asRead(museum), document: { ...document, objects } }}
          touches={['catalogue']}
          title={t('removeTitle')}
          words={{ keep: t('keep'), confirm: t('removeConfirm'), busy: t('saving') }}
          done={t('removed')}
          onDone={onDone}
          onClose={() => setAsked(false)}
        >
          <p>{t('removeText', { code })}</p>
        </ConfirmAct>
      )}
    </>
  )
}

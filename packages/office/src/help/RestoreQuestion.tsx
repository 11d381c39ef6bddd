import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import type { HelpQuestionWhole } from '@anfilada/contract/help/office-help'
import { ActButton } from '@anfilada/ui/ActButton'

/** What editors wrote goes, in every language: asked once more. */
export function RestoreQuestion({ question: { id, revision, title, is_own, changed } }: { question: HelpQuestionWhole }) {
  const t = useTranslations('helpTexts')
  const [isAsked, setAsked] = useState(false)
  if (is_own || changed.length === 0) return null
  return (
    <>
      <ActButton danger onPress={() => setAsked(true)}>
        {t('restore')}
      </ActButton>
      {isAsked && (
        <ConfirmAct
          action="restore_help_question"
          data={{ question_id: id, revision }}
          touches={['help-texts', 'help']}
          title={t('restoreTitle')}
          words={{ keep: t('keep'), confirm: t('restoreConfirm'), busy: t('restoring') }}
          done={t('restored')}
          onClose={() => setAsked(false)}
        >
          <p>{t('restoreText', { title, languages: changed.join(', ') })}</p>
        </ConfirmAct>
      )}
    </>
  )
}

import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import type { HelpQuestionWhole } from '@anfilada/contract/help/office-help'
import { ActButton } from '@anfilada/ui/ActButton'
import { Fold } from '@anfilada/ui/Fold'
import type { TextLanguage } from '../texts/screens.ts'
import type { HelpDraft } from './help-draft.ts'
import own from './help.module.css'

type Props = { language: TextLanguage; whole: HelpQuestionWhole; form: Form<HelpDraft> }

/** What the product ships in this language, where editors have changed it: to compare, to go back to, or to leave when it is newer. */
export function ShippedText({ language, whole: { shipped, changed, newer }, form }: Props) {
  const t = useTranslations('helpTexts')
  if (!changed.includes(language)) return <p className={own.follows}>{t('follows')}</p>
  const text = shipped?.[language] ?? { title: '', text: '' }
  const { seen } = form.values
  const isNewer = newer.includes(language) && !seen.includes(language)
  return (
    <div className={own.shipped} data-newer={isNewer || undefined}>
      <p>{isNewer ? t('newerText') : t('changedText')}</p>
      <Fold label={t('showShipped')}>
        <div lang={language} dir="auto" className={own.source}>
          <b>{text.title}</b>
          {'\n'}
          {text.text}
        </div>
      </Fold>
      <div className={own.choice}>
        <ActButton onPress={() => form.set({ [language]: text })}>{t('takeShipped')}</ActButton>
        {isNewer && <ActButton onPress={() => form.set({ seen: [...seen, language] })}>{t('keepOurs')}</ActButton>}
      </div>
    </div>
  )
}

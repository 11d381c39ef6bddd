import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeMessageActions, type MessageTemplate } from '@anfilada/contract/messages/messages'
import { languageNames } from '@anfilada/phrases/language-names'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../messages.module.css'
import { templatesKey } from '../messages.queries.ts'

export const templateLanguages = ['ru', 'en', 'zh', 'fa', 'vi'] as const

type Props = {
  /** Undefined for a new one. */
  template: MessageTemplate | undefined
  onOpen: (template: number | undefined) => void
}

/** The name by which staff choose it, and what it says in five languages. */
export function TemplateEditor({ template, onOpen }: Props) {
  const t = useTranslations('messages.templates')
  const form = useTemplateForm({ template, onOpen })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <FormFailure sentence={form.failure} />
      <TextField {...form.field('name')} isRequired />
      <p className="mut">{t('hint')}</p>
      {templateLanguages.map((language) => (
        <TextField
          key={language}
          {...form.field(language)}
          multiline
          dir={language === 'fa' ? 'rtl' : 'ltr'}
          isRequired={language === 'ru'}
        />
      ))}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        {template && <RemoveTemplate template={template} onDone={() => onOpen(undefined)} />}
      </div>
    </form>
  )
}

function useTemplateForm({ template, onOpen }: Props) {
  const t = useTranslations('messages.templates')
  return useActionForm({
    action: 'set_message_template',
    schema: officeMessageActions.set_message_template.input,
    start: { name: template?.name ?? '', ...(template?.texts ?? { ru: '', en: '', zh: '', fa: '', vi: '' }) },
    labels: { name: t('name'), ...Object.fromEntries(templateLanguages.map((language) => [language, languageNames[language].full])) },
    sentences: {
      name: (fault) => (fault === 'required' ? t('nameMissing') : undefined),
      ru: (fault) => (fault === 'required' ? t('russianMissing') : undefined),
    },
    names: Object.fromEntries(templateLanguages.map((language) => [`texts.${language}`, language])),
    input: ({ name, ...texts }) => ({ ...(template && { template_id: template.id, revision: template.revision }), name, texts }),
    keptAs: `message-template.${template?.id ?? 'new'}.${template?.revision ?? 0}`,
    touches: [templatesKey],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('saved') })
      onOpen(result.id)
    },
  })
}

function RemoveTemplate({ template: { id, name }, onDone }: { template: MessageTemplate; onDone: () => void }) {
  const t = useTranslations('messages.templates')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <ActButton danger onPress={() => setAsked(true)}>
        {t('remove')}
      </ActButton>
      {isAsked && (
        <ConfirmAct
          action="remove_message_template"
          data={{ template_id: id }}
          touches={[templatesKey]}
          title={t('removeTitle', { name })}
          words={{ keep: t('keep'), confirm: t('removeConfirm'), busy: t('removing') }}
          done={t('removed')}
          onDone={onDone}
          onClose={() => setAsked(false)}
        >
          <p>{t('removeText')}</p>
        </ConfirmAct>
      )}
    </>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { museumDate } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { CompanyVersion } from '@anfilada/contract/company-versions'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import texts from '../texts/texts.module.css'
import type { CompanyDraft } from './company-draft.ts'
import { PublishCompanyDialog } from './PublishCompanyDialog.tsx'

type Props = {
  /** The one that stands. */
  draft: CompanyVersion | undefined
  form: Form<CompanyDraft>
  isChanged: boolean
  onOpen: (id: number | undefined) => void
}

/** What is typed is saved first, and published as it was saved: new account numbers by a second person. */
export function CompanyActs({ draft, form, isChanged, onOpen }: Props) {
  const t = useTranslations('company')
  const done = () => onOpen(undefined)
  return (
    <div className={texts.acts}>
      {draft && <DiscardButton revision={draft.revision} onDone={done} />}
      {(isChanged || !draft) && (
        <Button
          busy={form.busy}
          busyLabel={t('saving')}
          disabledReason={isChanged ? undefined : t('nothingTyped')}
          onPress={() => form.submit()}
        >
          {t('save')}
        </Button>
      )}
      {draft && !isChanged && <PublishButton draft={draft} onDone={done} />}
    </div>
  )
}

function DiscardButton({ revision, onDone }: { revision: number; onDone: () => void }) {
  const t = useTranslations('company')
  const { act, sending } = useAct(['company'])
  async function discard() {
    const { ok } = await act('discard_company_draft', { revision })
    if (ok) onDone()
  }
  return (
    <ActButton danger busy={sending !== undefined} onPress={() => void discard()}>
      {t('discard')}
    </ActButton>
  )
}

function PublishButton({ draft, onDone }: { draft: CompanyVersion; onDone: () => void }) {
  const t = useTranslations('company')
  const [isPublishing, setPublishing] = useState(false)
  const dialog = { revision: draft.revision, today: museumDate(new Date()), onDone }
  return (
    <>
      <Button
        variant="primary"
        disabledReason={draft.publishable ? undefined : t('secondPerson', { name: draft.account_by ?? '' })}
        onPress={() => setPublishing(true)}
      >
        {t('publish')}
      </Button>
      {isPublishing && <PublishCompanyDialog {...dialog} onClose={() => setPublishing(false)} />}
    </>
  )
}

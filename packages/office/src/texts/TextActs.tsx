import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { Form } from '@anfilada/browser/form'
import type { LegalTextKind, LegalVersion } from '@anfilada/contract/legal-texts'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { PublishTextDialog } from './PublishTextDialog.tsx'
import type { TextDraft } from './text-draft.ts'
import styles from './texts.module.css'

type Props = {
  kind: LegalTextKind
  form: Form<TextDraft>
  draft: LegalVersion | undefined
  /** Whether what is open is the draft, or what will be the first one. */
  isDraft: boolean
  isChanged: boolean
  onOpen: (id: number | undefined) => void
}

/** What is typed is saved first, and published as it was saved. */
export function TextActs(props: Props) {
  const { kind, form, draft, isDraft, isChanged, onOpen } = props
  const t = useTranslations('texts')
  const stands = isDraft && draft !== undefined
  const revision = draft?.revision ?? 0
  const { act, sending } = useAct(['texts'])
  async function discard() {
    const { ok } = await act('discard_legal_draft', { kind, revision })
    if (ok) onOpen(undefined)
  }

  return (
    <div className={styles.acts}>
      {stands && (
        <ActButton danger busy={sending !== undefined} onPress={() => void discard()}>
          {t('discard')}
        </ActButton>
      )}
      {(isChanged || !isDraft) && <SaveButton {...props} busy={form.busy} onSave={() => form.submit()} />}
      {stands && !isChanged && <PublishButton kind={kind} revision={revision} onDone={() => onOpen(undefined)} />}
    </div>
  )
}

function SaveButton({ isDraft, isChanged, busy, onSave }: Pick<Props, 'isDraft' | 'isChanged'> & { busy: boolean; onSave: () => void }) {
  const t = useTranslations('texts')
  return (
    <Button busy={busy} busyLabel={t('saving')} disabledReason={isChanged ? undefined : t('typeFirst')} onPress={onSave}>
      {isDraft ? t('save') : t('saveAsDraft')}
    </Button>
  )
}

function PublishButton({ kind, revision, onDone }: { kind: LegalTextKind; revision: number; onDone: () => void }) {
  const t = useTranslations('texts')
  const [isPublishing, setPublishing] = useState(false)
  const dialog = { kind, revision, onDone, today: museumDate(new Date()) }
  return (
    <>
      <Button variant="primary" onPress={() => setPublishing(true)}>
        {t('publish')}
      </Button>
      {isPublishing && <PublishTextDialog {...dialog} onClose={() => setPublishing(false)} />}
    </>
  )
}

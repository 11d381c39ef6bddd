import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ObjectTerms } from '@anfilada/contract/pricing/terms'
import { ActButton } from '@anfilada/ui/ActButton'
import { NothingFound } from '@anfilada/ui/NothingFound'
import { matching } from '../shell/panes/SearchField.tsx'
import { ObjectTermsDialog } from './ObjectTermsDialog.tsx'
import { ObjectTermsHistory } from './ObjectTermsHistory.tsx'
import { useTermWords } from '../pricing/term-words.ts'
import { TermsRow, TermsTable } from './TermsTable.tsx'
import styles from './terms.module.css'

type Opened = { what: 'form' | 'history'; object: ObjectTerms }
type Props = { objects: readonly ObjectTerms[]; search: string | undefined; canEdit: boolean }

/** What holds for everybody, object by object. */
export function ObjectTermsTable({ objects, search, canEdit }: Props) {
  const t = useTranslations('terms')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const shown = matching(objects, search)
  if (shown.length === 0) {
    return (
      <div className={styles.table}>
        <NothingFound title={t('emptyTitle')} text={t('emptyText')} />
      </div>
    )
  }
  return (
    <>
      <TermsTable caption={t('byObject')} acts={t('acts')} empty={t('emptyPenalty')}>
        {shown.map((object) => (
          <Row
            key={object.museum_object_id}
            object={object}
            onEdit={canEdit ? () => setOpened({ what: 'form', object }) : undefined}
            onHistory={() => setOpened({ what: 'history', object })}
          />
        ))}
      </TermsTable>
      {opened?.what === 'form' && <ObjectTermsDialog object={opened.object} onClose={close} />}
      {opened?.what === 'history' && <ObjectTermsHistory object={opened.object} onClose={close} />}
    </>
  )
}

function Row({ object, onEdit, onHistory }: { object: ObjectTerms; onEdit: (() => void) | undefined; onHistory: () => void }) {
  const t = useTranslations('terms')
  const words = useTermWords()
  return (
    <TermsRow
      name={object.object}
      under={object.museum}
      cutOff={words.cutOff(object.cut_off_minutes)}
      freeChange={words.freeChange(object.free_change_hours)}
      penalty={object.penalty > 0 && words.penalty(object.penalty)}
      acts={
        <div className={styles.acts}>
          <ActButton onPress={onHistory}>
            {t('history.open')} <span className="sr">{object.object}</span>
          </ActButton>
          {onEdit && (
            <ActButton onPress={onEdit}>
              {t('edit')} <span className="sr">{object.object}</span>
            </ActButton>
          )}
        </div>
      }
    />
  )
}

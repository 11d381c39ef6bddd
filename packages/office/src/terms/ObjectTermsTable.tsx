import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ObjectTerms } from '@anfilada/contract/pricing/terms'
import { ActButton } from '@anfilada/ui/ActButton'
import { Empty } from '@anfilada/ui/Empty'
import { Table } from '@anfilada/ui/Table'
import { matching } from '../shell/matching.ts'
import { ObjectTermsDialog } from './ObjectTermsDialog.tsx'
import { useTermWords } from './term-words.ts'
import styles from './terms.module.css'

type Props = { objects: readonly ObjectTerms[]; search: string | undefined; canEdit: boolean }

/** What holds for everybody, object by object. */
export function ObjectTermsTable({ objects, search, canEdit }: Props) {
  const t = useTranslations('terms')
  const words = useTermWords()
  const [edited, setEdited] = useState<ObjectTerms>()
  const shown = matching(objects, search)
  if (shown.length === 0) {
    return (
      <div className={styles.table}>
        <Empty drawing="no-orders" title={t('emptyTitle')} text={t('emptyText')} />
      </div>
    )
  }
  return (
    <div className={styles.table}>
      <Table caption={t('byObject')}>
        <thead>
          <tr>
            <th scope="col">{t('object')}</th>
            <th scope="col">{t('cutOff')}</th>
            <th scope="col">{t('freeChange')}</th>
            <th scope="col">{t('penalty')}</th>
            {canEdit && (
              <th scope="col">
                <span className="sr">{t('edit')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((object) => (
            <tr key={object.museum_object_id}>
              <td>
                {object.object}
                <small className={styles.museum}>{object.museum}</small>
              </td>
              <td>{words.cutOff(object.cut_off_minutes)}</td>
              <td>{words.freeChange(object.free_change_hours)}</td>
              <td>{words.penalty(object.penalty)}</td>
              {canEdit && (
                <td className="end">
                  <ActButton onPress={() => setEdited(object)}>
                    {t('edit')} <span className="sr">{object.object}</span>
                  </ActButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {edited && <ObjectTermsDialog object={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

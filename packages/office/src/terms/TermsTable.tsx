import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Table } from '@anfilada/ui/Table'
import styles from './terms.module.css'

/** `acts`: what the last column is for, when there is one; `empty`: what a cell means in which nothing stands. */
type TableProps = { caption: string; acts: string | undefined; empty: string; children: ReactNode }

/** Objects and their terms. */
export function TermsTable({ caption, acts, empty, children }: TableProps) {
  const t = useTranslations('terms')
  return (
    <div className={styles.table}>
      <p className="mut">{empty}</p>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{t('object')}</th>
            <th scope="col">{t('cutOff')}</th>
            <th scope="col">{t('freeChange')}</th>
            <th scope="col">{t('penalty')}</th>
            {acts !== undefined && (
              <th scope="col">
                <span className="sr">{acts}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </div>
  )
}

type RowProps = { name: ReactNode; under: string; cutOff: ReactNode; freeChange: ReactNode; penalty: ReactNode; acts: ReactNode }

export function TermsRow({ name, under, cutOff, freeChange, penalty, acts }: RowProps) {
  const t = useTranslations('terms')
  return (
    <tr>
      <td>
        {name}
        <small className={styles.museum}>{under}</small>
      </td>
      <td data-name={t('cutOff')}>{cutOff}</td>
      <td data-name={t('freeChange')}>{freeChange}</td>
      <td data-name={t('penalty')}>{penalty}</td>
      {acts && <td className="end">{acts}</td>}
    </tr>
  )
}

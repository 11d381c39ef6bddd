import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { Table } from '@anfilada/ui/Table'
import styles from './interchange.module.css'
import type { ImportReport } from './interchange.queries.ts'

const atOnce = 100

/** In which cell of which sheet something is wrong, what stands there, and what should. */
export function ImportFaults({ faults }: { faults: ImportReport['faults'] }) {
  const t = useTranslations('interchange.import')
  const [shown, setShown] = useState(atOnce)
  return (
    <>
      <Table caption={t('faultsCaption')}>
        <thead>
          <tr>
            <th scope="col">{t('cell')}</th>
            <th scope="col">{t('stands')}</th>
            <th scope="col">{t('fault')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, shown).map(({ sheet, place, read, code, message }) => (
            <tr key={`${sheet} ${place} ${code}`}>
              <td className={styles.place}>
                {place === '' ? t('wholeFile') : <Num>{place}</Num>}
                {sheet !== null && <small>{sheet}</small>}
              </td>
              <td className={styles.stands}>
                <bdi>{read}</bdi>
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {faults.length > shown && <Button onPress={() => setShown(shown + atOnce)}>{t('more', { count: faults.length - shown })}</Button>}
    </>
  )
}

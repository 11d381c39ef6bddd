import { useTranslations } from 'use-intl'
import { Num } from '@anfilada/ui/Num'
import { Table } from '@anfilada/ui/Table'
import type { ActionOutput } from '@anfilada/browser/http'

/** What stands in which cell of the file, and what is wrong with it. */
export function FaultsTable({ faults }: { faults: ImportPreview['faults'] }) {
  const t = useTranslations('prices.import')
  return (
    <Table caption={t('faultsCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('cell')}</th>
          <th scope="col">{t('stands')}</th>
          <th scope="col">{t('fault')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ sheet, cell, read, fault }) => (
          <tr key={`${sheet} ${cell} ${fault}`}>
            <td>
              <Num>{cell}</Num> <small className="dim">{sheet}</small>
            </td>
            <td>
              <bdi>{read}</bdi>
            </td>
            <td>{t(`faults.${fault}`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What a file would do, and what is wrong in it. */
export type ImportPreview = ActionOutput<'import_price_list'>['result']

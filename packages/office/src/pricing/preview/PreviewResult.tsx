import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Num } from '@anfilada/ui/Num'
import { Table } from '@anfilada/ui/Table'
import { useColumnWords } from '../amounts/column-words.ts'
import { ConsideredLists } from './ConsideredLists.tsx'
import type { Preview } from './preview.queries.ts'
import styles from './preview.module.css'

export function PreviewResult({ preview }: { preview: Preview }) {
  const { formatSum } = useFormats()
  const t = useTranslations('prices.preview')
  const { lines, total, lists } = preview
  const applied = lists.find(({ reason }) => reason === 'applied')
  return (
    <>
      <div role="status">
        <h2>{applied ? t('applied', { name: applied.name }) : t('none')}</h2>
        {total !== null && lines.length > 0 && <p className={styles.total}>{t('total', { sum: formatSum(total, 'RUB') })}</p>}
      </div>
      {applied && <Unpriced preview={preview} />}
      {lines.length > 0 && <Lines lines={lines} total={total} />}
      {lists.length > 0 && <ConsideredLists lists={lists} />}
    </>
  )
}

/** Why the list that applies has made no lines: it does not price a wish, or nothing was wished for. */
function Unpriced({ preview: { lines, unsold } }: { preview: Preview }) {
  const t = useTranslations('prices.preview')
  const columnWord = useColumnWords()
  if (unsold) return <p>{t('unsold', { item: columnWord(`${unsold.kind}:${unsold.item}`) })}</p>
  return lines.length === 0 && <p className="mut">{t('nothing')}</p>
}

function Sum({ kopecks }: { kopecks: number }) {
  const { formatSum } = useFormats()
  return <Num>{formatSum(kopecks, 'RUB')}</Num>
}

function Lines({ lines, total }: Pick<Preview, 'lines' | 'total'>) {
  const t = useTranslations('prices.preview')
  const columnWord = useColumnWords()
  return (
    <Table caption={t('lines')}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          {(['quantity', 'free', 'price', 'vat', 'sum'] as const).map((column) => (
            <th key={column} scope="col" className="sum">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kind}:${line.item}`}>
            <td>{columnWord(`${line.kind}:${line.item}`)}</td>
            <td className="sum">
              <Num>{line.quantity}</Num>
            </td>
            <td className="sum">{line.free > 0 && <Num>{line.free}</Num>}</td>
            <td className="sum">
              <Sum kopecks={line.unit_price} />
            </td>
            <td className="sum">
              <Vat line={line} />
            </td>
            <td className="sum">
              <Sum kopecks={line.sum} />
            </td>
          </tr>
        ))}
      </tbody>
      {total !== null && (
        <tfoot>
          <tr>
            <td colSpan={5}>{t('inAll')}</td>
            <td className="sum strong">
              <Sum kopecks={total} />
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  )
}

function Vat({ line: { vat, vat_percent: percent } }: { line: Preview['lines'][number] }) {
  const t = useTranslations('prices.price')
  if (percent === null) return <span className="dim">{t('noVat')}</span>
  return (
    <>
      <Sum kopecks={vat} /> <small className="dim">{t('vat', { percent })}</small>
    </>
  )
}

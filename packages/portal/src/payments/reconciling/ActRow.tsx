import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { richPart } from '@anfilada/browser/rich-part'
import { saveFetched } from '@anfilada/browser/save-file'
import { useMay } from '@anfilada/browser/ability'
import { useWork } from '@anfilada/browser/use-work'
import { type ActFormat, actFormats, type ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import { ActButton } from '@anfilada/ui/ActButton'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Button } from '@anfilada/ui/Button'
import { DownloadIcon } from '@anfilada/ui/icons'
import { Tag } from '@anfilada/ui/Tag'
import { Sum } from '../../orders/marks.tsx'
import styles from './reconciling.module.css'

/** One act: its period, what is owed at its end, who agreed, and its files. */
export function ActRow({ act, onAgree }: { act: ReconciliationAct; onAgree: () => void }) {
  const t = useTranslations('reconciliation')
  const formats = useFormats()
  const { number, version, museum, period_lower: from, period_upper: to, outdated, debit, credit, closing } = act
  const named = { number: String(number), version: String(version) }
  const name = museum === null ? t('act', named) : t('extract', { ...named, museum })
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.what}>
          <bdi>{name}</bdi> {outdated && <Tag>{t('outdated')}</Tag>}
        </p>
        <p className={styles.note}>{t('period', { from: formats.date(from), to: formats.date(to) })}</p>
      </div>
      <div>
        {closing !== null && <Debt closing={closing} />}
        <p className={styles.note}>
          {t.rich('turnover', { debit: richPart(<Sum kopecks={debit} />), credit: richPart(<Sum kopecks={credit} />) })}
        </p>
      </div>
      <Agreements act={act} />
      <Acts act={act} name={name} onAgree={onAgree} />
    </li>
  )
}

function Acts({ act, name, onAgree }: { act: ReconciliationAct; name: string; onAgree: () => void }) {
  const t = useTranslations('reconciliation')
  const { files, compared } = act
  const isCurrent = !act.outdated && act.museum === null
  const mayAgree = useMay()(['create', 'Payment']) && isCurrent && act.agreed_by_customer === null
  return (
    <p className={styles.acts}>
      {actFormats.map((format) => files[format] !== null && <FileButton key={format} format={format} file={files[format]} name={name} />)}
      {(isCurrent || compared) && (
        <Link to="/revise" search={{ act: act.act_id }} className={actLinkClass}>
          {compared ? t('compared', { count: compared.differences }) : t('compare')} <span className="sr">{name}</span>
        </Link>
      )}
      {mayAgree && (
        <ActButton onPress={onAgree}>
          {t('agree')} <span className="sr">{name}</span>
        </ActButton>
      )}
    </p>
  )
}

function Debt({ closing }: { closing: number }) {
  const t = useTranslations('reconciliation')
  const sum = richPart(<Sum kopecks={Math.abs(closing)} />)
  if (closing === 0) return <p className={styles.sum}>{t('even')}</p>
  return <p className={styles.sum}>{t.rich(closing > 0 ? 'owe' : 'owed', { sum })}</p>
}

function Agreements({ act: { agreed_by_customer: own, agreed_by_company: ours } }: { act: ReconciliationAct }) {
  const t = useTranslations('reconciliation')
  const formats = useFormats()
  const said = ({ name, at }: NonNullable<ReconciliationAct['agreed_by_customer']>) => ({
    name: richPart(<bdi>{name}</bdi>),
    moment: formats.moment(at),
  })
  return (
    <div className={styles.note}>
      {own && <p>{t.rich('agreedCustomer', said(own))}</p>}
      <Seen agreed={own} />
      {ours && <p>{t.rich('agreedCompany', said(ours))}</p>}
      <Seen agreed={ours} />
    </div>
  )
}

/** The comparison that was before the eyes of who agreed. */
function Seen({ agreed }: { agreed: ReconciliationAct['agreed_by_customer'] }) {
  const t = useTranslations('reconciliation')
  if (!agreed?.comparison) return null
  const { file_name: file, differences: count } = agreed.comparison
  return <p>{t.rich('agreedWith', { file: richPart(<bdi>{file}</bdi>), count })}</p>
}

function FileButton({ format, file, name }: { format: ActFormat; file: string; name: string }) {
  const t = useTranslations('reconciliation')
  const { language } = useLanguage()
  const { busy, run } = useWork(() => saveFetched(file, language))
  return (
    <Button size="s" icon={<DownloadIcon />} busy={busy} busyLabel={t('saving')} onPress={() => run()}>
      {format.toUpperCase()} <span className="sr">{name}</span>
    </Button>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFetched } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../payments.module.css'
import { ToneTag } from '../ToneTag.tsx'
import { ActComparison } from './ActComparison.tsx'
import { AgreeDialog } from './AgreeDialog.tsx'

export function ActRow({ act }: { act: ReconciliationAct }) {
  const t = useTranslations('payments.acts')
  const formats = useFormats()
  const { number, version, museum, period_lower: from, period_upper: to, debit, credit, closing } = act
  const named = { number: String(number), version: String(version) }
  const name = museum === null ? t('act', named) : t('extract', { ...named, museum })
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        <span>{t('period', { from: formats.date(from), to: formats.date(to) })}</span>
        <Agreed act={act} />
      </div>
      <div className={styles.amount}>
        {closing !== null && <Debt closing={closing} />}
        <small>{t('turnover', { debit: formats.formatSum(debit, 'RUB'), credit: formats.formatSum(credit, 'RUB') })}</small>
      </div>
      <Acts act={act} name={name} />
      {act.compared && <Compared act={act} compared={act.compared} name={name} />}
    </li>
  )
}

/** How the customer's own file stands to the act, and on demand row by row. */
function Compared({ act: { act_id: id }, compared, name }: { act: ReconciliationAct; compared: Brief; name: string }) {
  const t = useTranslations('payments.acts')
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.compared}>
      <p>
        {t('compared', { count: compared.differences })}{' '}
        <ActButton onPress={() => setShown(!isShown)}>
          {t(isShown ? 'hide' : 'show')} <span className="sr">{name}</span>
        </ActButton>
      </p>
      {isShown && <ActComparison actId={id} />}
    </div>
  )
}

type Brief = NonNullable<ReconciliationAct['compared']>

function Debt({ closing }: { closing: number }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.acts')
  const sum = formatSum(Math.abs(closing), 'RUB')
  return <Num>{closing === 0 ? t('even') : t(closing > 0 ? 'owes' : 'owed', { sum })}</Num>
}

function Agreed({ act: { agreed_by_customer: theirs, agreed_by_company: ours } }: { act: ReconciliationAct }) {
  const t = useTranslations('payments.acts')
  const past = usePastMoment()
  const said = ({ name, at }: { name: string; at: string }) => ({ name, moment: past(at) })
  return (
    <>
      {theirs && <small>{t('byCustomer', said(theirs))}</small>}
      <Seen agreed={theirs} />
      {ours && <small>{t('byCompany', said(ours))}</small>}
      <Seen agreed={ours} />
    </>
  )
}

/** The comparison that was before the eyes of who agreed. */
function Seen({ agreed }: { agreed: ReconciliationAct['agreed_by_customer'] }) {
  const t = useTranslations('payments.acts')
  return agreed?.comparison ? <small>{t('agreedWith', { file: agreed.comparison.file_name })}</small> : null
}

function Acts({ act, name }: { act: ReconciliationAct; name: string }) {
  const t = useTranslations('payments.acts')
  const mayAgree = useMay()(['update', 'OfficePayment']) && !act.outdated && act.museum === null && act.agreed_by_company === null
  const { language } = useLanguage()
  const { given, run } = useWork((path: string) => saveFetched(path, language))
  const [isAgreeing, setAgreeing] = useState(false)
  const files = (['pdf', 'xlsx'] as const).flatMap((format) => act.files[format] ?? [])
  return (
    <div className={styles.acts}>
      {act.outdated && <ToneTag tone={undefined}>{t('outdated')}</ToneTag>}
      {files.map((path) => (
        <ActButton key={path} busy={given?.[0] === path} onPress={() => run(path)}>
          {path === act.files.pdf ? 'PDF' : 'XLSX'} <span className="sr">{name}</span>
        </ActButton>
      ))}
      {mayAgree && (
        <ActButton onPress={() => setAgreeing(true)}>
          {t('agree')} <span className="sr">{name}</span>
        </ActButton>
      )}
      {isAgreeing && <AgreeDialog act={act} onClose={() => setAgreeing(false)} />}
    </div>
  )
}

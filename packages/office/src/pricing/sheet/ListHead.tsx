import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFetched } from '@anfilada/browser/save-file'
import { actLinkClass } from '@anfilada/ui/act-link'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'
import type { DraftState } from '../draft/saving.ts'
import { CopyListDialog } from '../lists/CopyListDialog.tsx'
import { useDaysWords } from '../ListRows.tsx'
import type { WholeList } from '../pricing.queries.ts'
import type { ListView } from '../screens.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import styles from './sheet.module.css'

type Props = {
  whole: WholeList
  state: DraftState
  /** Objects whose prices are not the published ones. */
  changed: number
  view: ListView | undefined
  onShow: (view: ListView | undefined) => void
  onDiscarded: () => void
}

export function ListHead(props: Props) {
  const t = useTranslations('prices.sheet')
  const category = useTranslations('category')
  const lists = useTranslations('prices.lists')
  const days = useDaysWords()
  const { list } = props.whole
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <Link to="/prices" search={{}} className={actLinkClass}>
          {lists('title')}
        </Link>
        <h1>{list.name}</h1>
        <p className="mut">
          {[category(list.type), list.customer?.name ?? lists('everybody'), days(list)].join(' · ')}
          {' · '}
          {list.current ? t('inForce', { number: list.current.number }) : lists('neverPublished')}
        </p>
      </div>
      <Saving {...props} />
      <Acts {...props} />
    </header>
  )
}

/** Whether what was typed has arrived, and how much of it waits to be published. */
function Saving({ whole, state, changed }: Pick<Props, 'whole' | 'state' | 'changed'>) {
  const t = useTranslations('prices.sheet')
  const faults = state.sheet.faults.size
  const isPublished = whole.list.current !== null
  return (
    <div className={styles.saving} role="status">
      <b>{changed > 0 ? t('changed', { count: changed }) : t(isPublished ? 'unchanged' : 'noPrices')}</b>
      {(changed > 0 || state.saving !== 'idle') && (
        <small className={state.saving === 'failed' ? styles.failed : undefined}>{t(`saving.${state.saving}`)}</small>
      )}
      {faults > 0 && <small className={styles.failed}>{t('faults', { count: faults })}</small>}
    </div>
  )
}

function Acts(props: Props) {
  const { view, changed, onShow } = props
  const t = useTranslations('prices.sheet')
  const may = useMay()
  const { exporting, exportList } = useExport(props.whole.list.id)
  return (
    <div className={styles.acts}>
      {/* The other views have their own way back beside their act. */}
      {view === 'history' && <ActButton onPress={() => onShow(undefined)}>{t('toSheet')}</ActButton>}
      {view !== 'history' && <ActButton onPress={() => onShow('history')}>{t('history')}</ActButton>}
      <ActButton busy={exporting} onPress={() => void exportList()}>
        {t('export')}
      </ActButton>
      {may(['update', 'PriceList']) && <EditActs {...props} />}
      {may(['decide', 'PriceList']) && view !== 'publish' && changed > 0 && (
        <Button variant="primary" size="s" onPress={() => onShow('publish')}>
          {t('publish')}
        </Button>
      )}
    </div>
  )
}

function EditActs({ whole, state, changed, view, onShow, onDiscarded }: Props) {
  const t = useTranslations('prices.sheet')
  const navigate = useNavigate()
  const mayGive = useMay()(['decide', 'PriceList'])
  const [dialog, setDialog] = useState<'copy' | 'discard'>()
  // The first change that was saved has begun one.
  const hasDraft = whole.version.state === 'draft' || state.version.id !== whole.version.id
  const close = () => setDialog(undefined)
  return (
    <>
      {view !== 'import' && <ActButton onPress={() => onShow('import')}>{t('import')}</ActButton>}
      {mayGive && view !== 'file' && <ActButton onPress={() => onShow('file')}>{t('file')}</ActButton>}
      <ActButton onPress={() => setDialog('copy')}>{t('copy')}</ActButton>
      {hasDraft && (
        <ActButton danger onPress={() => setDialog('discard')}>
          {t('discard')}
        </ActButton>
      )}
      {dialog === 'copy' && (
        <CopyListDialog list={whole.list} onMade={(list) => void navigate({ to: '/price-list', search: { list } })} onClose={close} />
      )}
      {dialog === 'discard' && (
        <DiscardDialog list={whole.list} version={state.version} changed={changed} onDone={onDiscarded} onClose={close} />
      )}
    </>
  )
}

/** The sheet as a table for a spreadsheet; it can be changed there and taken in again. */
function useExport(listId: number) {
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [exporting, setExporting] = useState(false)
  async function exportList() {
    setExporting(true)
    try {
      const { result } = await callAction('export_price_list', { list_id: listId, language }, { language })
      await saveFetched(result.file, language, result.name)
    } catch (error) {
      showToast({ tone: 'error', text: sentence(error) })
    } finally {
      setExporting(false)
    }
  }
  return { exporting, exportList }
}

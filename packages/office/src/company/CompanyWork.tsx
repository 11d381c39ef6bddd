import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import type { CompanyVersion } from '@anfilada/contract/company-versions'
import { ActButton } from '@anfilada/ui/ActButton'
import texts from '../texts/texts.module.css'
import { companyDraft } from './company-draft.ts'
import { Differences, Facts } from './CompanyFacts.tsx'
import { CompanyForm } from './CompanyForm.tsx'

type Props = {
  /** Undefined where there is no version yet. */
  open: CompanyVersion | undefined
  versions: readonly CompanyVersion[]
  onOpen: (id: number | undefined) => void
}

/** The version that is open; beneath, what it changes of the one before. */
export function CompanyWork({ open, versions, onOpen }: Props) {
  const mayEdit = useMay()(['update', 'Company'])
  const draft = versions.find(({ state }) => state === 'draft')
  const before = open && versions.find(({ version }) => version < open.version)
  // A draft is typed into; without one the next begins from the newest: what came before it is history.
  const canType = mayEdit && open === (draft ?? versions[0])
  return (
    <>
      {canType ? (
        <CompanyForm open={open} head={<Head open={open} />} onOpen={onOpen} />
      ) : (
        <ReadOnly open={open} draft={mayEdit ? draft : undefined} onOpen={onOpen} />
      )}
      {open && before && <Differences before={companyDraft(before.facts)} after={companyDraft(open.facts)} />}
    </>
  )
}

/** A version as it stands, beside the way to the draft for who may change it. */
function ReadOnly({ open, draft, onOpen }: Pick<Props, 'open' | 'onOpen'> & { draft: CompanyVersion | undefined }) {
  const t = useTranslations('company')
  return (
    <>
      <header className={texts.head}>
        <Head open={open} />
        {draft && <ActButton onPress={() => onOpen(draft.id)}>{t('toDraft')}</ActButton>}
      </header>
      {open && <Facts facts={companyDraft(open.facts)} />}
    </>
  )
}

function Head({ open }: Pick<Props, 'open'>) {
  const t = useTranslations('company')
  return (
    <div>
      <h2>{open ? `${t('version', { number: open.version })}, ${t(`states.${open.state}`)}` : t('first')}</h2>
      <p className="mut">{open ? t('lead') : t('none')}</p>
    </div>
  )
}

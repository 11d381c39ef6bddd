import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFetched } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { OfficeLicense } from '@anfilada/contract/licenses/licenses'
import { Button } from '@anfilada/ui/Button'
import { Fact, FactGrid } from '@anfilada/ui/FactList'
import { DownloadIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import head from '../shell/panes/CardHead.module.css'
import { BackLink, OpenCard } from '../shell/panes/OpenCard.tsx'
import { useLanguageWord } from '../shell/said.ts'
import { LicenseActs } from './LicenseActs.tsx'
import { LicenseTag } from './LicenseTag.tsx'
import { licenseQuery } from './licenses.queries.ts'
import type { LicensesSearch } from './screens.ts'

type Props = { licenseId: number; list: LicensesSearch }

/** What the customer told of a license, its scan, what was decided, and what can be. */
export function LicenseCard({ licenseId, list }: Props) {
  const t = useTranslations('licenses')
  return (
    <OpenCard
      title={t('card')}
      back={
        <BackLink to="/licenses" search={list}>
          {t('back')}
        </BackLink>
      }
      query={useQuery(licenseQuery(licenseId, useLanguage().language))}
      absent={{ code: 'license_not_found' }}
      failed={t('cardFailed')}
    >
      {(license) => (
        <>
          <header>
            <h2 className={head.title}>
              <bdi>{license.guide}</bdi>
            </h2>
            <p className={head.meta}>
              <LicenseTag state={license.state} />
              <Link to="/customers" search={{ customer: license.customer_id }}>
                {t('toCustomer', { name: license.customer })}
              </Link>
            </p>
          </header>
          <Facts license={license} />
          {license.scan === null ? <p className="mut">{t('noScan')}</p> : <Scan path={license.scan} />}
          <LicenseActs license={license} />
        </>
      )}
    </OpenCard>
  )
}

function Facts({ license }: { license: OfficeLicense }) {
  const t = useTranslations('licenses')
  const { date, moment } = useFormats()
  const languageWord = useLanguageWord()
  const { museum, number, expiration_date: until, main_language: main, additional_languages: others } = license
  const { experience_years: years, added_at: added, decided_by: by, decided_at: at, reason } = license
  return (
    <FactGrid>
      <Fact term={t('facts.museum')}>
        <bdi>{museum}</bdi>
      </Fact>
      <Fact term={t('facts.number')}>
        <Num>{number}</Num>
      </Fact>
      <Fact term={t('facts.until')}>{date(until)}</Fact>
      <Fact term={t('facts.languages')}>{[main, ...others].map((one) => languageWord(one as never)).join(', ')}</Fact>
      <Fact term={t('facts.years')}>
        <Num>{years}</Num>
      </Fact>
      <Fact term={t('facts.added')}>{moment(added)}</Fact>
      {by !== null && at !== null && <Fact term={t('facts.decided')}>{t('decidedBy', { name: by, moment: moment(at) })}</Fact>}
      {reason !== null && (
        <Fact term={t('facts.reason')}>
          <bdi>{reason}</bdi>
        </Fact>
      )}
    </FactGrid>
  )
}

function Scan({ path }: { path: string }) {
  const t = useTranslations('licenses')
  const { language } = useLanguage()
  const { busy, run } = useWork(() => saveFetched(path, language))
  return (
    <p>
      <Button size="s" icon={<DownloadIcon />} busy={busy} busyLabel={t('saving')} onPress={() => run()}>
        {t('scan')}
      </Button>
    </p>
  )
}

import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { intlLocales } from '@anfilada/contract/intl-locales'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { richPart } from '@anfilada/browser/rich-part'
import { saveFetched } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { License } from '@anfilada/contract/licenses/licenses'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { type GuideLicenses, spentShare } from './license-groups.ts'
import styles from './licenses.module.css'

type Props = { guide: GuideLicenses; onOpen: ((dialog: 'languages' | 'delete', license: License) => void) | undefined }

/** A guide with his licenses: museum and languages, until when, and what can be done about each. */
export function GuideRow({ guide: { guide, phone, licenses }, onOpen }: Props) {
  return (
    <li className={styles.guide}>
      <div>
        <p className={styles.name}>
          <bdi>{guide}</bdi>
        </p>
        {phone && (
          <p className={styles.note}>
            <Num>{phone}</Num>
          </p>
        )}
      </div>
      <ul aria-label={guide}>
        {licenses.map((license) => (
          <LicenseRow key={license.license_id} license={license} onOpen={onOpen} />
        ))}
      </ul>
    </li>
  )
}

function LicenseRow({ license, onOpen }: { license: License; onOpen: Props['onOpen'] }) {
  const t = useTranslations('licenses')
  const { clauses } = useFormats()
  const { museum, number, experience_years: years, scan } = license
  const about = clauses([license.guide, museum])
  return (
    <li className={styles.license}>
      <div>
        <p>
          <bdi>{museum}</bdi> <span className={styles.note}>{t.rich('number', { number: richPart(<Num>{number}</Num>) })}</span>
        </p>
        <p className={styles.note}>
          <Languages license={license} />
          {years > 0 && ` · ${t('years', { years })}`}
        </p>
      </div>
      <Term license={license} />
      <p className={styles.acts}>
        {scan !== null && <Scan path={scan} about={about} />}
        {onOpen && (
          <>
            <ActButton onPress={() => onOpen('languages', license)}>
              {t('languages')} <span className="sr">{about}</span>
            </ActButton>
            <ActButton onPress={() => onOpen('delete', license)}>
              {t('remove')} <span className="sr">{about}</span>
            </ActButton>
          </>
        )}
      </p>
    </li>
  )
}

/** The main one first, as the reader's language calls them. What is no code of a language stands as it was written. */
function Languages({ license }: { license: License }) {
  const { language } = useLanguage()
  const names = new Intl.DisplayNames(intlLocales[language], { type: 'language' })
  const nameOf = (code: string) => (/^[a-z]{2,3}$/.test(code) ? (names.of(code) ?? code) : code)
  return [license.main_language, ...license.additional_languages].map(nameOf).join(language === 'fa' ? '، ' : ', ')
}

/** Until when it holds, in words and as what is left of its last year; or why it does not. */
function Term({ license: { state, expiration_date: until, days_left: days, reason } }: { license: License }) {
  const t = useTranslations('licenses')
  const formats = useFormats()
  const day = [formats.date(until), formats.jalali(until)].filter(Boolean).join(' · ')
  return (
    <div>
      <p className={styles.term} data-state={state}>
        {t(`states.${state}`, { day, days })}
      </p>
      {reason === null ? (
        <span className={styles.bar} data-state={state} aria-hidden="true">
          <span style={{ inlineSize: `${spentShare(days) * 100}%` }} />
        </span>
      ) : (
        <p className={styles.note}>
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  )
}

function Scan({ path, about }: { path: string; about: string }) {
  const t = useTranslations('licenses')
  const { language } = useLanguage()
  const { busy, run } = useWork(() => saveFetched(path, language))
  return (
    <ActButton busy={busy} onPress={() => run()}>
      {busy ? t('saving') : t('scan')} <span className="sr">{about}</span>
    </ActButton>
  )
}

import { CopyButton } from '@anfilada/browser/CopyButton'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saidIn } from '@anfilada/contract/company'
import { requisiteWords } from '@anfilada/phrases/requisites'
import { Section } from '@anfilada/ui/Section'
import styles from './CompanyRequisites.module.css'
import { pageCompany } from './page-company.ts'

/** Whom money goes to, to be read or copied into a payment order (specification/screens.md). */
export function CompanyRequisites() {
  const { language } = useLanguage()
  const words = requisiteWords[language]
  const company = pageCompany()
  if (!company) return null
  const { names, inn, kpp, ogrn, legal_address, account, bank_name, bik, corr_account } = company
  const lines = [
    [words.name, saidIn(names, language)],
    [words.inn, inn],
    [words.kpp, kpp],
    [words.ogrn, ogrn],
    [words.address, legal_address],
    [words.account, account],
    [words.bank, bank_name],
    [words.bik, bik],
    [words.corrAccount, corr_account],
  ].filter(([, value]) => value)
  return (
    <Section title={words.title} aside={<CopyButton text={lines.map(([term, value]) => `${term}: ${value}`).join('\n')} />}>
      <dl className={styles.lines}>
        {lines.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

import { CopyButton } from '@anfilada/browser/CopyButton'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { companyRequisites } from '@anfilada/contract/customers/requisites'
import { legalNames } from '@anfilada/phrases/company'
import { companyAddress, companyBank, requisiteWords } from '@anfilada/phrases/requisites'
import { Section } from '@anfilada/ui/Section'
import styles from './CompanyRequisites.module.css'

/** Whom money goes to, to be read or copied into a payment order (specification/screens.md). */
export function CompanyRequisites() {
  const { language } = useLanguage()
  const words = requisiteWords[language]
  const { inn, kpp, ogrn, account, bik, corrAccount } = companyRequisites
  const lines = [
    [words.name, legalNames[language]],
    [words.inn, inn],
    [words.kpp, kpp],
    [words.ogrn, ogrn],
    [words.address, companyAddress],
    [words.account, account],
    [words.bank, companyBank],
    [words.bik, bik],
    [words.corrAccount, corrAccount],
  ]
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

import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { FactList } from '@anfilada/ui/FactList'
import { Section } from '@anfilada/ui/Section'
import { companyGroups, groups, differences, type CompanyDraft, type CompanyField, type taxSystems } from './company-draft.ts'
import styles from './company.module.css'

/** A published version as it stands, group by group. */
export function Facts({ facts }: { facts: CompanyDraft }) {
  const t = useTranslations('company')
  const shown = useShown()
  return companyGroups.map((group) => (
    <Section key={group} title={t(`groups.${group}`)}>
      <FactList
        facts={groups[group].map((field) => [t(`field.${field}`), facts[field] && <bdi key={field}>{shown(field, facts[field])}</bdi>])}
      />
    </Section>
  ))
}

/** What a version changes of the one before, with what stood there. */
export function Differences({ before, after }: { before: CompanyDraft; after: CompanyDraft }) {
  const t = useTranslations('company')
  const shown = useShown()
  const changed = differences(before, after)
  return (
    <Section title={t('changes')}>
      {changed.length === 0 ? (
        <p className="mut">{t('noChanges')}</p>
      ) : (
        <dl className={styles.changes}>
          {changed.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>
                <bdi>{shown(field, to)}</bdi>
                <small>{t.rich('was', { value: richPart(<bdi>{shown(field, from)}</bdi>) })}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

/** A value as it is read: a tax system by its name, nothing as such. */
function useShown(): (field: CompanyField, value: string) => string {
  const t = useTranslations('company')
  return (field, value) => {
    if (value === '') return t('emptyValue')
    return field === 'tax_system' ? t(`taxes.${value as (typeof taxSystems)[number]}`) : value
  }
}

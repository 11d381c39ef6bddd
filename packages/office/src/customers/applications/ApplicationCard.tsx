import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Application } from '@anfilada/contract/registration/applications'
import { Fact } from '@anfilada/ui/FactList'
import { AttentionIcon, CheckIcon, MinusIcon } from '@anfilada/ui/icons'
import { Needs } from '@anfilada/ui/Needs'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { useLanguageWord } from '../../shell/said.ts'
import board from '../../shell/panes/Board.module.css'
import { BackLink } from '../../shell/panes/OpenCard.tsx'
import { Pane } from '../../shell/panes/Pane.tsx'
import { RequisiteRows } from '../card/CustomerContext.tsx'
import head from '../../shell/panes/CardHead.module.css'
import { checksOf, type Check } from './application-checks.ts'
import styles from './ApplicationCard.module.css'
import { ApplicationDecision } from './ApplicationDecision.tsx'
import type { ApplicationsSearch } from '../screens.ts'

type Props = { application: Application; list: ApplicationsSearch; onDecided: () => void }

/** Everything that the applicant gave, what can be checked of it, and the decision. */
export function ApplicationCard({ application, list, onDecided }: Props) {
  const t = useTranslations('applications.card')
  const customers = useTranslations('customers')
  const { moment } = useFormats()
  const languageWord = useLanguageWord()
  const { organization, name, consent } = application
  return (
    <>
      <section className={board.card} aria-label={t('title')}>
        <BackLink to="/applications" search={list}>
          {customers('back')}
        </BackLink>
        <header className={styles.top}>
          <h2 className={head.title}>{organization?.name ?? name}</h2>
          <p className={head.meta}>
            <span className="mut">
              {customers(`kinds.${application.kind}`)} · {t('sent', { moment: moment(application.created_at) })} · {t('reference')}{' '}
              <Num>{application.reference}</Num>
            </span>
          </p>
        </header>
        <SameInn application={application} />
        <Section title={t('checks')} level={3}>
          <ul className={styles.checks}>
            {checksOf(application).map((check) => (
              <CheckLine key={check.word} check={check} />
            ))}
            <li className={styles.sound}>
              <CheckIcon />
              <span>{t('consent', { version: consent.version, offer: consent.offer_version || 'none', moment: moment(consent.at) })}</span>
            </li>
          </ul>
        </Section>
        <ApplicationDecision application={application} onDecided={onDecided} />
      </section>
      <aside className={board.context} aria-label={t('contacts')}>
        <Pane title={t('contacts')}>
          <dl>
            <Fact term={t('applicant')}>{name}</Fact>
            <Fact term={customers('requisite.email')}>{application.email}</Fact>
            <Fact term={customers('requisite.phone')}>
              <a href={`tel:${application.phone}`}>
                <Num>{application.phone}</Num>
              </a>
            </Fact>
            <Fact term={t('language')}>{languageWord(application.language)}</Fact>
          </dl>
        </Pane>
        <Pane title={t('requisites')}>
          {organization ? <RequisiteRows requisites={organization} /> : <p className="mut">{t('person')}</p>}
        </Pane>
      </aside>
    </>
  )
}

function SameInn({ application: { same_inn: same, status } }: { application: Application }) {
  const t = useTranslations('applications.card')
  if (same.length === 0 || status !== 'new') return null
  return (
    <div className={styles.same}>
      <Needs>
        {t('sameInn')}{' '}
        {same.map(({ id, name }) => (
          <Link key={id} to="/customers" search={{ customer: id }}>
            {name}
          </Link>
        ))}
        . {t('sameInnThen')}
      </Needs>
    </div>
  )
}

const icons = { sound: CheckIcon, doubt: AttentionIcon, none: MinusIcon }

function CheckLine({ check: { word, tone } }: { check: Check }) {
  const t = useTranslations('applications.card')
  const Icon = icons[tone]
  return (
    <li className={styles[tone]}>
      <Icon />
      <span>{t(word)}</span>
    </li>
  )
}

import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { AuditLine } from '@anfilada/contract/customers/audit'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { useActorWord } from '../shell/said.ts'
import { AuditDone } from './AuditDone.tsx'
import styles from './AuditPage.module.css'
import type { AuditSearch } from './screens.ts'

/** One entry; the names of people and customers narrow the log to themselves. */
export function AuditRow({ line, onNarrow }: { line: AuditLine; onNarrow: (by: AuditSearch) => void }) {
  const t = useTranslations('audit')
  const { moment } = useFormats()
  const actorWord = useActorWord()
  const { actor, customer } = line
  const actorId = actor.id
  return (
    <div role="row" className={styles.line}>
      <span role="cell" className={styles.when}>
        {moment(line.at)}
      </span>
      <span role="cell">
        {actorId === null ? (
          actorWord(actor.name)
        ) : (
          <button
            type="button"
            className={styles.name}
            aria-label={t('onlyActor', { name: actor.name })}
            onClick={() => onNarrow({ actor: actorId })}
          >
            {actor.name}
          </button>
        )}
        {customer && line.action.startsWith('acting.') && <small>{t('onBehalf', { name: customer.name })}</small>}
      </span>
      <span role="cell">
        <AuditDone line={line} />
      </span>
      <span role="cell">
        {customer && (
          <>
            <button
              type="button"
              className={styles.name}
              aria-label={t('onlyCustomer', { name: customer.name })}
              onClick={() => onNarrow({ customer: customer.id })}
            >
              {customer.name}
            </button>
            <small>
              <Link to="/customers" search={{ customer: customer.id }} className={actLinkClass}>
                {t('toCustomer')} <span className="sr">{customer.name}</span>
              </Link>
            </small>
          </>
        )}
      </span>
      <span role="cell" className={styles.where}>
        {line.address && <Num>{line.address}</Num>}
      </span>
    </div>
  )
}

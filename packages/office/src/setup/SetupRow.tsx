import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SetupLine, SetupLineName } from '@anfilada/contract/setup'
import { actLinkClass } from '@anfilada/ui/act-link'
import { classNames } from '@anfilada/ui/class-names'
import { Tag } from '@anfilada/ui/Tag'
import rows from '../shell/page/rows.module.css'
import { textKinds } from '../texts/screens.ts'
import { AskSystems, TestMail } from './SetupTests.tsx'
import styles from './setup.module.css'

const tones = { done: 'green', missing: 'amber', off: 'red', untested: 'amber' } as const

/** One line: what it is, what cannot be ordered or paid while it is open, and where it is closed. */
export function SetupRow({ line }: { line: SetupLine }) {
  const t = useTranslations('setup')
  const { line: name, state } = line
  return (
    <li className={classNames(rows.row, styles.line)}>
      <b>{t(`line.${name}.title`)}</b>
      <span>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      </span>
      <div className={styles.why}>{state !== 'done' && <Why line={line} />}</div>
      <span className={rows.acts}>
        {name === 'mail' && state === 'untested' && <TestMail />}
        {name === 'payments' && state === 'untested' && <AskSystems />}
        <Way line={line} />
      </span>
    </li>
  )
}

function Why({ line: { line, state, count, codes, names } }: { line: SetupLine }) {
  const t = useTranslations('setup')
  const lacking = [...codes.map((code) => t(`code.${code as 'offer'}`)), ...names].join(', ')
  const more = count - codes.length - names.length
  return (
    <>
      {/* What was never tried may work all the same. */}
      {state !== 'untested' && <p>{t(`line.${line}.open`)}</p>}
      {lacking !== '' && <p>{more > 0 ? t('lacksMore', { names: lacking, count: String(more) }) : t('lacks', { names: lacking })}</p>}
      {(line === 'mail' || line === 'payments') && (state === 'off' || state === 'untested') && <p>{t(`line.${line}.${state}`)}</p>}
    </>
  )
}

/** Where each line is closed. */
const ways = {
  company: { to: '/company' },
  texts: { to: '/texts', search: {} },
  museums: { to: '/catalogue' },
  terms: { to: '/terms' },
  prices: { to: '/prices' },
  slots: { to: '/slots', search: { view: 'rules' } },
  windows: { to: '/windows' },
  staff: { to: '/staff' },
  duty: { to: '/duty' },
  mail: { to: '/mails' },
  payments: { to: '/payments', search: { view: 'providers' } },
  customers: { to: '/applications' },
} as const satisfies Record<SetupLineName, object>

/** Of texts, to the first that is missing. */
function Way({ line: { line, codes } }: { line: SetupLine }) {
  const t = useTranslations('setup.go')
  const missing = textKinds.find((kind) => codes.includes(kind))
  const way = line === 'texts' && missing ? { to: '/texts', search: { kind: missing } } : ways[line]
  return (
    <Link {...way} className={actLinkClass}>
      {t(line)}
    </Link>
  )
}

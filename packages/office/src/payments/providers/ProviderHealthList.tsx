import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { ProviderHealth } from '@anfilada/contract/payments/office-payments'
import { Fact, FactGrid } from '@anfilada/ui/FactList'
import { Note } from '@anfilada/ui/Note'
import { Num } from '@anfilada/ui/Num'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { usePastMoment } from '../../shell/said.ts'
import { useProviderWord } from '../../shell/subjects.ts'
import styles from '../payments.module.css'
import { providersQuery } from '../payments.queries.ts'
import { ToneTag } from '../ToneTag.tsx'

/** Whether the banks answer, and what we still ask them about. */
export function ProviderHealthList() {
  const t = useTranslations('payments.providers')
  const shell = useTranslations('shell')
  const query = useQuery(providersQuery(useLanguage().language))
  if (query.isPending) return <SkeletonRows rows={4} rowHeight="92px" label={shell('loading')} />
  if (query.isError) {
    return <ListFailed title={t('failed')} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      {query.data.every(({ on }) => !on) && <Note>{t('allOff')}</Note>}
      <ul aria-label={t('list')}>
        {query.data.map((provider) => (
          <Provider key={provider.provider} provider={provider} />
        ))}
      </ul>
    </>
  )
}

const tones = { well: 'green', quiet: undefined, failing: 'amber', silent: 'red', off: undefined } as const

function stateOf({ on, asked, failed }: ProviderHealth): keyof typeof tones {
  if (!on) return 'off'
  if (asked === 0) return 'quiet'
  if (failed === 0) return 'well'
  return failed < asked ? 'failing' : 'silent'
}

function Provider({ provider }: { provider: ProviderHealth }) {
  const t = useTranslations('payments')
  const word = useProviderWord()
  const { list } = useFormats()
  const { on, test, methods } = provider
  const state = stateOf(provider)
  return (
    <li className={styles.provider}>
      <h2>{word(provider.provider)}</h2>
      <p className={styles.tags}>
        <ToneTag tone={tones[state]}>{t(`providers.state.${state}`)}</ToneTag>
        {on && test && <ToneTag tone={undefined}>{t('providers.test')}</ToneTag>}
        {methods.length > 0 && <span className="mut">{list(methods.map((one) => t(`methods.${one}`)))}</span>}
      </p>
      {on ? <Figures provider={provider} /> : <p className="mut">{t('providers.offText')}</p>}
    </li>
  )
}

function Figures({ provider }: { provider: ProviderHealth }) {
  const t = useTranslations('payments.providers')
  const moment = usePastMoment()
  const { day } = useFormats()
  const at = (iso: string | null) => (iso === null ? t('never') : moment(iso))
  const { reconciled_day: date, reconciled_at: reconciled, last_failure: failure } = provider
  return (
    <FactGrid>
      <Fact term={t('asked')}>
        <Num>{provider.asked}</Num>
      </Fact>
      <Fact term={t('refused')}>
        <Num>{provider.failed}</Num>
      </Fact>
      <Fact term={t('lastAnswer')}>{at(provider.last_answer_at)}</Fact>
      <Fact term={t('lastCallback')}>{at(provider.last_callback_at)}</Fact>
      <Fact term={t('open')}>
        <Num>{provider.open}</Num>
      </Fact>
      <Fact term={t('watched')}>
        <Num>{provider.watched}</Num>
      </Fact>
      <Fact term={t('reconciled')}>
        {date && reconciled ? t('reconciledDay', { day: day(date), moment: moment(reconciled) }) : t('never')}
      </Fact>
      {failure !== null && (
        <Fact term={t('lastFailure')}>
          <bdi>{failure}</bdi>
        </Fact>
      )}
    </FactGrid>
  )
}

import { useTranslations } from 'use-intl'
import { isInn } from '@anfilada/contract/customers/requisites'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Needs } from '@anfilada/ui/Needs'
import { Section } from '@anfilada/ui/Section'
import { isSoleTrader, requisitesOf } from './registration-draft.ts'
import { isDoubtful } from './registration-faults.ts'
import styles from './RegistrationPage.module.css'
import { RegistrationText } from './RegistrationText.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

type Props = { form: RegistrationForm }

/** The requisites of a company or a sole trader; the INN tells which, and with it what else is asked. */
export function OrganizationFields({ form }: Props) {
  const t = useTranslations('entrance.registration')
  const { inn } = requisitesOf(form.values)
  const isSole = isSoleTrader(form.values)
  const innHint = !isInn(inn) ? t('innHint') : isSole ? t('innPerson') : t('innCompany')
  const digits = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', maxLength: 32 } as const
  return (
    <>
      <Section title={t('organization')} rule="plain">
        <div className={styles.pairs}>
          <div className={styles.whole}>
            <RegistrationText form={form} name="company" hint={t('organizationNameHint')} autoComplete="organization" isRequired />
          </div>
          <div className={styles.numbers}>
            <RegistrationText form={form} name="inn" hint={innHint} {...digits} isRequired />
            {!isSole && <RegistrationText form={form} name="kpp" {...digits} inputMode="text" isRequired />}
            <RegistrationText form={form} name="ogrn" label={isSole ? t('ogrnip') : t('ogrn')} aside={<Optional />} {...digits} />
          </div>
          <div className={styles.whole}>
            <RegistrationText form={form} name="legal_address" autoComplete="street-address" isRequired />
          </div>
        </div>
      </Section>
      <Section title={t('bank')} rule="plain" aside={<Optional />}>
        <p className="sm mut">{t('bankText')}</p>
        <div className={styles.pairs}>
          <RegistrationText form={form} name="bank_name" />
          <RegistrationText form={form} name="bik" {...digits} />
          <RegistrationText form={form} name="account" {...digits} inputMode="text" />
          <RegistrationText form={form} name="corr_account" {...digits} inputMode="text" />
        </div>
        <AccountDoubt form={form} />
      </Section>
    </>
  )
}

function Optional() {
  const t = useTranslations('entrance.registration')
  return <small className="xs dim">{t('optional')}</small>
}

/** An account whose key does not fit its bank: most likely a slip of the hand, so it is asked for a second look (specification/money.md). */
function AccountDoubt({ form }: Props) {
  const t = useTranslations('entrance.registration')
  const isShown = isDoubtful(form.values)
  return (
    <div role="status">
      {isShown && (
        <div className={styles.doubt}>
          <Needs>{t('doubt')}</Needs>
          <Checkbox {...form.box('account_confirmed')} label={t('doubtConfirm')} />
        </div>
      )}
    </div>
  )
}

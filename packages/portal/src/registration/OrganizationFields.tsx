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
  const { inn } = requisitesOf(form.draft)
  const isSole = isSoleTrader(form.draft)
  const innHint = !isInn(inn) ? t('innHint') : isSole ? t('innPerson') : t('innCompany')
  const digits = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', maxLength: 32 } as const
  return (
    <>
      <Section title={t('organization')} rule="plain">
        <div className={styles.pairs}>
          <div className={styles.whole}>
            <RegistrationText
              form={form}
              name="organization.name"
              label={t('organizationName')}
              hint={t('organizationNameHint')}
              autoComplete="organization"
              isRequired
            />
          </div>
          <div className={styles.numbers}>
            <RegistrationText form={form} name="organization.inn" label={t('inn')} hint={innHint} {...digits} isRequired />
            {!isSole && <RegistrationText form={form} name="organization.kpp" label={t('kpp')} {...digits} inputMode="text" isRequired />}
            <RegistrationText
              form={form}
              name="organization.ogrn"
              label={isSole ? t('ogrnip') : t('ogrn')}
              aside={<Optional />}
              {...digits}
            />
          </div>
          <div className={styles.whole}>
            <RegistrationText
              form={form}
              name="organization.legal_address"
              label={t('legalAddress')}
              autoComplete="street-address"
              isRequired
            />
          </div>
        </div>
      </Section>
      <Section title={t('bank')} rule="plain" aside={<Optional />}>
        <p className="sm mut">{t('bankText')}</p>
        <div className={styles.pairs}>
          <RegistrationText form={form} name="organization.bank_name" label={t('bankName')} />
          <RegistrationText form={form} name="organization.bik" label={t('bik')} {...digits} />
          <RegistrationText form={form} name="organization.account" label={t('account')} {...digits} inputMode="text" />
          <RegistrationText form={form} name="organization.corr_account" label={t('corrAccount')} {...digits} inputMode="text" />
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

/** An account whose key does not fit its bank: most likely a slip of the hand, so it is asked for a second look (facts/payments.md §3.3). */
function AccountDoubt({ form }: Props) {
  const t = useTranslations('entrance.registration')
  const isShown = isDoubtful(form.draft)
  return (
    <div role="status">
      {isShown && (
        <div className={styles.doubt}>
          <Needs>{t('doubt')}</Needs>
          <Checkbox
            label={t('doubtConfirm')}
            name="account_confirmed"
            isChecked={form.draft.account_confirmed}
            onChange={(isConfirmed) => form.change({ account_confirmed: isConfirmed })}
            error={form.faults.account_confirmed}
          />
        </div>
      )}
    </div>
  )
}

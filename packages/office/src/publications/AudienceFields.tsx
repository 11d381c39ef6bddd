import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { customerRoles, type CustomerRole } from '@anfilada/contract/abilities'
import { publicity, type PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import { ActButton } from '@anfilada/ui/ActButton'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import { CustomerPick } from '../shell/panes/CustomerPick.tsx'
import type { PublicationDraft } from './publication-draft.ts'
import own from './publications.module.css'

type Props = { kind: PublicationKind; form: Form<PublicationDraft>; canType: boolean }

/** For whom it is: everybody, visitors too, or members of whom all that is chosen holds. */
export function AudienceFields({ kind, form, canType }: Props) {
  const t = useTranslations('publications')
  const { isPublic } = form.values
  const always = publicity[kind]
  if (!canType) return null
  return (
    <section className={own.group} aria-label={t('audience')}>
      <h3>{t('audience')}</h3>
      {always === undefined ? (
        <Choice
          label={t('who')}
          value={isPublic ? 'everybody' : 'members'}
          onChange={(who) => form.set({ isPublic: who === 'everybody' })}
          options={[
            { value: 'members', label: t('members') },
            { value: 'everybody', label: t('everybody') },
          ]}
        />
      ) : (
        <p>{always ? t('everybody') : t('members')}</p>
      )}
      {!isPublic && <Conditions form={form} />}
    </section>
  )
}

function Conditions({ form: { values, set } }: Pick<Props, 'form'>) {
  const t = useTranslations('publications')
  const { customer_kind, customers, roles } = values
  const toggle = (role: CustomerRole, isChosen: boolean) =>
    set({ roles: customerRoles.filter((one) => (one === role ? isChosen : roles.includes(one))) })
  return (
    <>
      <Choice
        label={t('customerKind')}
        value={customer_kind}
        onChange={(kind) => set({ customer_kind: kind })}
        options={(['any', 'individual', 'legal_entity'] as const).map((value) => ({ value, label: t(`customerKinds.${value}`) }))}
      />
      <fieldset className={own.roles}>
        <legend>{t('roles')}</legend>
        {customerRoles.map((role) => (
          <Checkbox key={role} label={t(`role.${role}`)} isChecked={roles.includes(role)} onChange={(isChosen) => toggle(role, isChosen)} />
        ))}
        <p className="sm mut">{t('rolesHint')}</p>
      </fieldset>
      <ul className={own.customers} aria-label={t('customers')}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <span>{customer.name}</span>
            <ActButton onPress={() => set({ customers: customers.filter(({ id }) => id !== customer.id) })}>
              {t('without', { name: customer.name })}
            </ActButton>
          </li>
        ))}
      </ul>
      <CustomerPick
        key={customers.length}
        label={t('addCustomer')}
        hint={t('customersHint')}
        picked={undefined}
        onPick={(picked) => picked && set({ customers: [...customers.filter(({ id }) => id !== picked.id), picked] })}
      />
    </>
  )
}

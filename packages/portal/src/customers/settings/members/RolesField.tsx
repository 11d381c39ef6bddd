import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { customerRoles, type CustomerRole } from '@anfilada/contract/abilities'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { FieldError } from '@anfilada/ui/FieldNotes'
import own from './members.module.css'

type Props = {
  label: string
  value: readonly CustomerRole[]
  onChange: (roles: CustomerRole[]) => void
  error: string | undefined
  /** The only owner keeps the role. */
  isLastOwner?: boolean
}

/** Several roles give all that each of them gives; beside each stands what that is. */
export function RolesField({ label, value, onChange, error, isLastOwner = false }: Props) {
  const t = useTranslations('settings.members')
  const role = useTranslations('shell.role')
  const id = useId()
  // Kept in the order of the table, however they were ticked.
  const toggle = (one: CustomerRole, isOn: boolean) =>
    onChange(customerRoles.filter((other) => (other === one ? isOn || (isLastOwner && one === 'owner') : value.includes(other))))
  return (
    <fieldset className={own.roles} aria-describedby={error || isLastOwner ? `${id}-note` : undefined}>
      <legend className={own.legend}>{label}</legend>
      {customerRoles.map((one, index) => (
        <Checkbox
          key={one}
          name={index === 0 ? 'roles' : `roles.${one}`}
          isChecked={value.includes(one)}
          onChange={(isOn) => toggle(one, isOn)}
          label={
            <>
              <b>{role(one)}</b>
              <span className={own.roleText}>{t(`roleText.${one}`)}</span>
            </>
          }
        />
      ))}
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : isLastOwner && <p id={`${id}-note`}>{t('lastOwner')}</p>}
    </fieldset>
  )
}

import { useTranslations } from 'use-intl'
import type { StaffRole } from '@anfilada/contract/abilities'
import { Checkbox } from '@anfilada/ui/Checkbox'
import styles from './staff.module.css'

// In the order of who works with customers first; a role that is missing here does not compile.
const order: Record<StaffRole, number> = { dispatcher: 0, office_accountant: 1, editor: 2, admin: 3 }
const staffRoles = (Object.keys(order) as StaffRole[]).toSorted((a, b) => order[a] - order[b])

type Props = { label: string; value: readonly StaffRole[]; error: string | undefined; onChange: (roles: StaffRole[]) => void }

/** Which roles somebody has, each with what it opens. */
export function RoleChoice({ label, value, error, onChange }: Props) {
  const t = useTranslations('staff')
  const role = useTranslations('role')
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {staffRoles.map((one, place) => (
        <Checkbox
          key={one}
          name={place === 0 ? 'roles' : one}
          label={role(one)}
          hint={t(`may.${one}`)}
          isChecked={value.includes(one)}
          error={place === 0 ? error : undefined}
          onChange={(isOn) => onChange(staffRoles.filter((other) => (other === one ? isOn : value.includes(other))))}
        />
      ))}
    </fieldset>
  )
}

import type { ComponentProps } from 'react'
import { TextField } from '@anfilada/ui/TextField'
import type { TextName } from './registration-draft.ts'
import type { RegistrationForm } from './use-registration-form.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'name'> & {
  form: RegistrationForm
  name: TextName
}

/** A field of the draft with what is said beside it. */
export function RegistrationText({ form, name, maxLength = lengths[name] ?? 200, ...field }: Props) {
  return (
    <TextField
      {...field}
      name={name}
      maxLength={maxLength}
      value={form.draft[name]}
      onChange={(text) => form.change({ [name]: text })}
      onBlur={() => form.leave(name)}
      error={form.faults[name]}
    />
  )
}

/** As the contract has them; digits with room for the spaces of the papers. */
const lengths: Partial<Record<TextName, number>> = { email: 128, phone: 32, 'organization.legal_address': 500 }

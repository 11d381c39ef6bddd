import type { ComponentProps } from 'react'
import { TextField } from '@anfilada/ui/TextField'
import type { TextName } from './registration-draft.ts'
import type { RegistrationForm } from './use-registration-form.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'label'> & {
  form: RegistrationForm
  name: TextName
  label?: string
}

/** A field of the draft with what is said beside it. */
export function RegistrationText({ form, name, ...field }: Props) {
  return (
    <TextField
      {...form.field(name)}
      maxLength={lengths[name] ?? 200}
      // What was confirmed was confirmed of these digits.
      onChange={(text) => form.set({ [name]: text, ...(accounts.has(name) && { account_confirmed: false }) })}
      {...field}
    />
  )
}

const accounts: ReadonlySet<TextName> = new Set(['bik', 'account', 'corr_account'])

/** As the contract has them; digits with room for the spaces of the papers. */
const lengths: Partial<Record<TextName, number>> = { email: 128, phone: 32, legal_address: 500 }

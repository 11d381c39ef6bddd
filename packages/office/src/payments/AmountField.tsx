import { TextField } from '@anfilada/ui/TextField'

type Props = { label: string; value: string; error: string | undefined; hint?: string | undefined; onChange: (value: string) => void }

export function AmountField(props: Props) {
  return <TextField name="amount" inputMode="decimal" dir="ltr" autoComplete="off" {...props} />
}

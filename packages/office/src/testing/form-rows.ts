import { fill, press, type FormRow } from '@anfilada/browser/form-cases'
import type { StaffRole } from '@anfilada/contract/abilities'
import { screen, userEvent } from '@anfilada/ui/testing'
import type { Answers } from './fake-actions.ts'

export type Row = FormRow & { role?: StaffRole; answers?: Answers }

export const keys = userEvent.setup({ delay: null })
/** Keys of the open screen, once it says this. */
export async function key(after: RegExp | string, pressed: string): Promise<void> {
  await screen.findAllByText(after)
  await keys.keyboard(pressed)
}
/** A customer found by name. */
export async function pickCustomer(): Promise<void> {
  fill({ customer_id: 'neva' })
  await press('Neva Tour')
}

export const accountant = (row: Row): Row => ({ role: 'office_accountant', ...row })
export const order = (row: Omit<Row, 'path'>): Row => ({ path: '/queue?order=71', ...row })

import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { priceListActions } from '@anfilada/contract/pricing/price-lists'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { groupCategories } from '../screens.ts'
import { DayFields, useListFields } from './list-fields.tsx'

type Props = { year: number; type: GroupCategory | undefined; onMade: (listId: number) => void; onClose: () => void }
type Draft = { name: string; type: GroupCategory; valid_from: string; valid_until: string; customer_id: PickedCustomer | undefined }

/** An empty list: for everybody, or for the contract of one customer. */
export function NewListDialog({ year, type, onMade, onClose }: Props) {
  const t = useTranslations('prices.form')
  const category = useTranslations('category')
  const { labels, ...common } = useListFields()
  const form = useActionForm({
    ...common,
    action: 'create_price_list',
    schema: priceListActions.create_price_list.input,
    start: begun(year, type),
    labels: { ...labels, type: t('category'), customer_id: t('customer') },
    input: ({ name, customer_id, ...rest }) => ({ ...rest, name: name.trim(), ...(customer_id && { customer_id: customer_id.id }) }),
    touches: ['price-lists'],
    onDone: ({ result }) => onMade(result.id),
  })
  const customer = form.field('customer_id')
  return (
    <FormDialog title={t('newTitle')} form={form} words={{ keep: t('keep'), confirm: t('create'), busy: t('creating') }} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={120} />
      <Choice {...form.field('type')} look="cards" options={groupCategories.map((value) => ({ value, label: category(value) }))} />
      <DayFields from={form.field('valid_from')} until={form.field('valid_until')} />
      <CustomerPick
        label={customer.label}
        hint={t('customerHint')}
        picked={customer.value}
        error={customer.error}
        onPick={customer.onChange}
      />
    </FormDialog>
  )
}

/** A whole year, as most lists are. */
function begun(year: number, type: GroupCategory = 'ig'): Draft {
  return { name: '', type, valid_from: `${year}-01-01`, valid_until: `${year}-12-31`, customer_id: undefined }
}

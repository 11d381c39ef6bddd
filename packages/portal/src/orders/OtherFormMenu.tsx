import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { ChevronDownIcon } from '@anfilada/ui/icons'
import { Menu } from '@anfilada/ui/Menu'
import { orderForms } from './new-order/draft/order-forms.ts'

/** The chooser of the five forms beside the list of orders (specification/screens.md); on a phone the forms themselves have it. */
export function OtherFormMenu() {
  const t = useTranslations('orders')
  const navigate = useNavigate()
  if (!useMay()(['create', 'Order'])) return null
  return (
    <Menu
      label={t('upcoming.otherForm')}
      trigger={<ChevronDownIcon />}
      items={orderForms.map(({ kind, path }) => ({ id: kind, label: t(`kind.${kind}`), onPress: () => void navigate({ to: path }) }))}
    />
  )
}

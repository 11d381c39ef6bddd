import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Tabs } from '@anfilada/ui/Tabs'
import { orderForms } from '../draft/order-forms.ts'

/** The five forms as tabs over one frame. The schedule has no item in the menu: here it is reached. */
export function FormChooser() {
  const shell = useTranslations('shell')
  const orders = useTranslations('orders')
  return (
    <Tabs label={shell('menu.newOrder')}>
      {orderForms.map(({ kind, path }) => (
        <Link key={kind} to={path} activeOptions={{ exact: true, includeSearch: false }}>
          {orders(`kind.${kind}`)}
        </Link>
      ))}
    </Tabs>
  )
}

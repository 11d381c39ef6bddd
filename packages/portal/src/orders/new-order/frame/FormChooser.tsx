import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { Tabs } from '@anfilada/ui/Tabs'
import { orderForms } from '../draft/order-forms.ts'

/** The five forms as tabs over one frame; `current`: the open one, none on other pages. The schedule has no item in the menu: here it is reached. */
export function FormChooser({ current }: { current?: OrderKind }) {
  const shell = useTranslations('shell')
  const orders = useTranslations('orders')
  return (
    <Tabs label={shell('menu.newOrder')} current={current ?? ''}>
      {orderForms.map(({ kind, path }) => (
        <Link key={kind} to={path} activeOptions={{ exact: true, includeSearch: false }}>
          {orders(`kind.${kind}`)}
        </Link>
      ))}
    </Tabs>
  )
}

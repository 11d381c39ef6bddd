import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { usePageTitle } from '@anfilada/browser/page-title'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { NoRight as NoRightDrawing } from '@anfilada/ui/drawings/NoRight'
import { Empty } from '@anfilada/ui/Empty'

/** A screen that this member's role does not open; back to the orders, when it opens those. */
export function NoRight() {
  const t = useTranslations('shell')
  const may = useMay()
  usePageTitle(t('noRight.title'))
  const toOrders = may(['read', 'Order']) && (
    <Link to="/upcoming" className={buttonLinkClass()}>
      {t('notFound.toOrders')}
    </Link>
  )
  return <Empty isPage drawing={NoRightDrawing} title={t('noRight.title')} text={t('noRight.text')} action={toOrders} />
}

import { ContentLayout } from './shell/layout/ContentLayout.tsx'

const loadSearch = async () => (await import('./orders/order-search/OrderSearch.tsx')).OrderSearch

/** The shell with what the features show in it on every screen: it knows none of them. */
export function PortalFrame() {
  return <ContentLayout loadSearch={loadSearch} />
}

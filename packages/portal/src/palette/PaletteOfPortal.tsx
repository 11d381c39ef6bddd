import { useDeferredValue, useState } from 'react'
import { type FoundEntries, PaletteView } from '@anfilada/browser/palette/PaletteView'
import { usePortalActs } from './use-portal-acts.tsx'
import { useFoundMuseums, useFoundOrders } from './use-found.tsx'
import { usePortalScreens } from './use-portal-screens.tsx'

function useEntries(query: string): FoundEntries {
  const orders = useFoundOrders(query)
  const museums = useFoundMuseums()
  const screens = usePortalScreens()
  const acts = usePortalActs()
  return {
    entries: [...orders.entries, ...museums.entries, ...screens, ...acts],
    isLoading: orders.isLoading,
    isFailed: orders.isFailed || museums.isFailed,
  }
}

/** Orders, museums, screens and acts of this member of an agency. */
export function PaletteOfPortal({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const found = useEntries(useDeferredValue(query.trim()))
  return <PaletteView query={query} onType={setQuery} found={found} onClose={onClose} />
}

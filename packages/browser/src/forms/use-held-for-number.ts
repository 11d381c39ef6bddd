import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { holdForNumber, isNumberRefused } from '@anfilada/ui/hold-for-number'
import { currentSession } from '../session/session.ts'

/**
 * No link and no way back leads away from the form while it shows a number as refused: its text would go with the field, and the older number
 * would be sent in silence. A session that ends leads to the login all the same; over a reload the browser itself asks.
 */
export function useHeldForNumber(): void {
  // Not the router's hook for it: every page's bytes would carry that.
  const { history } = useRouter()
  useEffect(() => history.block({ blockerFn: isHeld, enableBeforeUnload: isNumberRefused }), [history])
}

const isHeld = () => currentSession() !== undefined && holdForNumber()

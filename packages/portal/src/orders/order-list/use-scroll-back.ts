import { useElementScrollRestoration } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Back leads to where the reader was in the list. The router scrolls as soon as the screen stands, which is short as long as the orders
 * are drawn behind it or words come: a list that stands does it again.
 */
export function useScrollBack(): void {
  const left = useElementScrollRestoration({ getElement: () => window })
  const goBack = useEffectEvent(() => {
    if (left) scrollTo({ top: left.scrollY, behavior: 'instant' })
  })
  useLayoutEffect(() => goBack(), [])
}

import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token of a mailed link. It stands in the fragment, which reaches no server; here it is read once, taken out of the address bar, and
 * kept in this page's memory alone. Undefined when the address has none.
 */
export function useLinkToken(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [token, setToken] = useState(hash)
  // Another link opened in this tab changes the fragment only.
  if (hash !== '' && hash !== token) setToken(hash)
  useEffect(() => {
    if (hash !== '') void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }, [hash, navigate])
  return token === '' ? undefined : token
}

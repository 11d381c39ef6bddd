import { useLocation } from '@tanstack/react-router'
import { LoginPage } from './LoginPage.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose password was saved a moment ago. */
    savedFor?: string
  }
}

/** The login where the whole program stands already: after a session, or after a password was saved. */
export function LoginScreen() {
  return <LoginPage savedFor={useLocation({ select: ({ state }) => state.savedFor })} />
}

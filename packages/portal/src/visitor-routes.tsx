import { createRoute } from '@tanstack/react-router'
import { rootRoute, screen } from './root-route.tsx'

const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/' })
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: screen(() => import('./identity/LoginScreen.tsx'), 'LoginScreen'),
})
/** The screens around the login have words of their own, which the login need not wait for. */
const entranceLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entrance',
  component: screen(() => import('./identity/EntranceLayout.tsx'), 'EntranceLayout'),
})
const registrationRoute = createRoute({
  getParentRoute: () => entranceLayout,
  path: '/registration',
  component: screen(() => import('./registration/RegistrationPage.tsx'), 'RegistrationPage'),
})
const confirmEmailRoute = createRoute({
  getParentRoute: () => entranceLayout,
  path: '/confirm-email',
  component: screen(() => import('./identity/links/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
})
const passwordRoute = createRoute({
  getParentRoute: () => entranceLayout,
  path: '/password',
  component: screen(() => import('./identity/links/PasswordPage.tsx'), 'PasswordPage'),
})
const forgotRoute = createRoute({
  getParentRoute: () => entranceLayout,
  path: '/forgot',
  component: screen(() => import('./identity/links/ForgotPage.tsx'), 'ForgotPage'),
})
const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/error-404',
  component: screen(() => import('./shell/layout/NotFoundPage.tsx'), 'NotFoundPage'),
})

/** What somebody opens before he has a session, and what is nowhere. */
export const visitorRoutes = [
  indexRoute,
  loginRoute,
  entranceLayout.addChildren([registrationRoute, confirmEmailRoute, passwordRoute, forgotRoute]),
  notFoundRoute,
] as const

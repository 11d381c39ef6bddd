import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  signIn: 'Log in',
  tagline: 'St Petersburg museums for agencies and guides',
  login: 'Login',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Log in',
  submitting: 'Logging in',
  loginMissing: 'Enter your login.',
  passwordMissing: 'Enter your password.',
  forgot: 'Forgot your password?',
  newHere: 'New to us?',
  toRegistration: 'Register an agency or a guide',
  toLogin: 'To the login page',
  staff: 'This login belongs to our staff. <link>Staff login</link>',
  passwordSaved: 'The password is saved. Log in with it.',
  sessionOver:
    'Your session has ended: it expired, was ended on another device, or too many were open. Log in again: what you typed is kept.',
  secondStep: {
    who: 'Login <login></login>',
    other: 'Use another login',
    code: 'Code from your app',
    codeHint: 'The six digits that the app shows now',
    toRecovery: 'No phone at hand: enter a recovery code',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of the codes you saved. It works only once',
    toCode: 'Enter a code from the app',
    missing: 'Enter the code.',
  },
}

import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  signIn: 'Sign in',
  tagline: 'St Petersburg museums for agencies and guides',
  login: 'Login',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in',
  loginMissing: 'Enter your login',
  passwordMissing: 'Enter your password',
}

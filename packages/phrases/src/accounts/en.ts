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
  loginMissing: 'Enter your login',
  passwordMissing: 'Enter your password',
}

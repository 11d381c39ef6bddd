import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  greeting: 'Hello, {name}!',
  byHand: 'If the button does not open, copy this address into your browser:',
  footer: 'This message was sent by the order portal of {company}. There is no need to reply.',
  confirm_email: {
    subject: 'Confirm your email address',
    lead: 'We have received a registration request with this address. Confirm that it is yours, and we will look into it.',
    button: 'Confirm the address',
    note: 'The link opens once, until {until} Moscow time. If you did not register, you need not do anything.',
  },
  application_approved: {
    subject: 'Your registration is approved',
    lead: '“{customer}” is registered and can place orders. Your login is this email address; all that is left is to choose a password.',
    button: 'Choose a password',
    note: 'The link opens once, until {until} Moscow time.',
  },
  application_refused: {
    subject: 'Your registration is declined',
    lead: 'We are sorry, but we could not register you.\n\nReason: {reason}',
    note: 'If anything changes, please send the registration again.',
  },
  member_invited: {
    subject: 'Invitation: {customer}',
    lead: '{inviter} invites you to work on the Anfilada portal for “{customer}”. Your login is this email address; all that is left is to choose a password.',
    button: 'Accept the invitation',
    note: 'The link opens once, until {until} Moscow time. If you did not expect an invitation, you need not do anything.',
  },
  invited_elsewhere: {
    subject: 'Invitation: {customer}',
    lead: '{inviter} invites you to work on the Anfilada portal for “{customer}”, but your address is already a login, and a login belongs to one customer only.\n\nTo accept the invitation, give the person who invited you another email address.',
    note: 'We do not tell them that you already have a login. If you did not expect an invitation, you need not do anything.',
  },
  confirm_new_email: {
    subject: 'Confirm your new email address',
    lead: 'This address was entered in your settings on the Anfilada portal. Confirm that it is yours, and your mail will come here. Your login stays the same.',
    button: 'Confirm the address',
    note: 'The link opens once, until {until} Moscow time. If you changed nothing, you need not do anything.',
  },
  email_changed: {
    subject: 'Your email address was changed',
    lead: 'Mail from the Anfilada portal now goes to another address: it was confirmed on {at} Moscow time. Your login and password are the same.\n\nIf it was not you, change your password at once and write to us.',
  },
  password_reset: {
    subject: 'Your new password',
    lead: 'Somebody asked to change your password. If it was you, choose a new one: you will have to sign in again on all devices.',
    button: 'Choose a new password',
    note: 'The link opens once, until {until} Moscow time. If it was not you, you need not do anything: your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password was changed',
    lead: 'Your password was changed on {at} Moscow time. Device: {device}.\n\nIf it was not you, choose a new password right away.',
    button: 'Choose a new password',
  },
  second_factor_changed: {
    subject:
      '{state, select, on {Signing in with a code is on} off {Signing in with a code is off} other {Signed in with a recovery code}}',
    lead: '{state, select, on {From now on signing in takes both your password and a code from the app.} off {From now on your password is enough to sign in.} other {A recovery code was entered instead of a code from the app. It will not work again.}} This happened on {at} Moscow time.\n\nIf it was not you, choose a new password right away.',
    button: 'Choose a new password',
  },
  known_email: {
    subject: 'You already have a login',
    lead: 'Somebody sent a registration request with your address, but it is a login already, and you do not need another one. If you forgot your password, choose a new one.',
    button: 'Recover access',
    note: 'If it was not you, you need not do anything.',
  },
}

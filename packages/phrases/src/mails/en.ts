import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  greeting: 'Hello {name},',
  byHand: 'If the button does not work, copy this address into your browser:',
  footer: 'This email was sent by the order portal of {company}. There is no need to reply.',
  confirm_email: {
    subject: 'Confirm your email address',
    lead: 'We have received an application with this email address. Confirm that the address is yours and we will review it.',
    button: 'Confirm the address',
    note: 'You can use this link once, until {until} Moscow time. If you did not register, ignore this email.',
  },
  application_approved: {
    subject: 'Your registration is approved',
    lead: '{customer} is registered and can place orders. Your login is this email address. All that is left is to choose a password.',
    button: 'Choose a password',
    note: 'You can use this link once, until {until} Moscow time.',
  },
  application_refused: {
    subject: 'Your application has been declined',
    lead: 'We could not register you.\n\nReason: {reason}',
    note: 'If anything changes, send the application again.',
  },
  member_invited: {
    subject: 'Invitation: {customer}',
    lead: '{inviter} invites you to work on the Anfilada portal for {customer}. Your login is this email address. All that is left is to choose a password.',
    button: 'Accept the invitation',
    note: 'You can use this link once, until {until} Moscow time. If you did not expect an invitation, ignore this email.',
  },
  invited_elsewhere: {
    subject: 'Invitation: {customer}',
    lead: '{inviter} invites you to work on the Anfilada portal for {customer}, but your address is already a login, and a login belongs to one customer only.\n\nTo accept the invitation, give the person who invited you another email address.',
    note: 'We do not tell them that you already have a login. If you did not expect an invitation, ignore this email.',
  },
  confirm_new_email: {
    subject: 'Confirm your new email address',
    lead: 'This address was entered in your settings on the Anfilada portal. Confirm that it is yours, and our emails will come here. Your login stays the same.',
    button: 'Confirm the address',
    note: 'You can use this link once, until {until} Moscow time. If you did not change your address, ignore this email: nothing will change.',
  },
  email_changed: {
    subject: 'Your email address was changed',
    lead: 'Emails from the Anfilada portal now go to another address: it was confirmed on {at} Moscow time. Your login and password are the same.\n\nIf it was not you, change your password at once and write to us.',
  },
  password_reset: {
    subject: 'Your new password',
    lead: 'Somebody asked to change your password. If it was you, choose a new one: you will have to log in again on all devices.{keyed, select, yes {\n\nApplications with API keys act in your name: {keys}. A new password does not stop them. To revoke these keys, tick the box on the page of the new password.} other {}}',
    button: 'Choose a new password',
    note: 'You can use this link once, until {until} Moscow time. If it was not you, ignore this email: your password stays the same.',
  },
  password_changed: {
    subject: 'Your password was changed',
    lead: 'Your password was changed on {at} Moscow time. Device: {device}.\n\nIf it was not you, choose a new password right away.',
    button: 'Choose a new password',
  },
  second_factor_changed: {
    subject:
      '{state, select, on {Two-step verification is on} off {Two-step verification is off} removed {Two-step verification is off} other {A recovery code was used to log in}}',
    lead: '{state, select, on {From now on you need both your password and a code from the app to log in.} off {From now on your password is enough to log in.} removed {We turned off your two-step verification, because the phone and the recovery codes are lost. Your password is now enough, and you have to log in again on all devices. Turn it on again once you have a phone.} other {A recovery code was entered instead of a code from the app. It will not work again.}} This happened on {at} Moscow time.\n\n{state, select, removed {If you did not ask for this} other {If it was not you}}, choose a new password right away.',
    button: 'Choose a new password',
  },
  known_email: {
    subject: 'You already have a login',
    lead: 'Someone applied to register with your email address, but you already have a login with it. If you have forgotten your password, choose a new one.',
    button: 'Recover access',
    note: 'If it was not you, ignore this email.',
  },
  order_confirmed: {
    subject: 'Order {order} is confirmed',
    lead: 'We have confirmed your order: {what}, {date}, {time}.\n\nEntrance or meeting point: {entrance}.{state, select, payable {\n\nPay by {at} Moscow time, or the order will be cancelled.} other {}}',
    button: 'Open the order',
  },
  order_rejected: {
    subject: 'Order {order} is rejected',
    lead: 'We have not accepted your order: {what}, {date}, {time}.\n\nReason: {reason}',
    button: 'Open the order',
  },
  waiting_promoted: {
    subject: '{state, select, in_processing {Places were found for order {order}} other {Places were found: order {order} is confirmed}}',
    lead: 'Places have become available, and your group has them: {what}, {date}, {time}.{moved, select, yes { It is one of the other times that you accepted.} other {}}{state, select, in_processing {\n\nThe order has left the waiting list and is in processing. We will tell you when we answer.} payable {\n\nThe order is confirmed. Pay by {at} Moscow time, or it will be cancelled.} other {\n\nThe order is confirmed.}}',
    button: 'Open the order',
  },
  order_changed: {
    subject: '{state, select, accepted {Your change to order {order} is accepted} other {Your change to order {order} is declined}}',
    lead: '{state, select, accepted {We have accepted your change. The order is now: {what}, {date}, {time}.} other {We have not accepted your change. The order stays as it was: {what}, {date}, {time}.}}{explained, select, yes {\n\n{state, select, accepted {Comment: {reason}} other {Reason: {reason}}}} other {}}',
    button: 'Open the order',
  },
  order_cancelled: {
    subject: 'Order {order} has been cancelled',
    lead: 'Your order has been cancelled: {what}, {date}, {time}. There is no penalty.{explained, select, yes {\n\nReason: {reason}} other {}}',
    button: 'Open the order',
  },
  change_waits: {
    subject: '{state, select, cancel {Somebody asks to cancel order {order}} other {A change to order {order} is waiting for you}}',
    lead: '{asker} does not see amounts, and {state, select, cancel {cancelling} other {the change}} costs a penalty, so it is for you to decide: {what}, {date}, {time}.\n\nThe amount is shown in the order. {state, select, cancel {Until you or a manager agree, the order stays in force.} other {Until you or a manager send the change, the dispatcher does not know of it.}}',
    button: 'Open the order',
  },
  license_decided: {
    subject:
      '{state, select, accepted {Licence {license} is accepted} refused {Licence {license} is not accepted} other {Licence {license} is suspended}}',
    lead: '{state, select, accepted {We have checked the licence, and it now counts in orders: {museum}, {guide}.} refused {We have checked the licence and could not accept it: {museum}, {guide}.} other {We have suspended the licence: {museum}, {guide}. Until it is valid again, this guide needs an accompanying guide in orders.}}{explained, select, yes {\n\nReason: {reason}} other {}}',
    button: 'Open the licences',
  },
  prolongation_decided: {
    subject:
      '{state, select, prolonged {Licence {license} is renewed until {date}} withdrawn {The renewal of licence {license} has been withdrawn} other {Licence {license} was not renewed}}',
    lead: '{state, select, prolonged {The museum has renewed the licence: {museum}, {guide}. It is now valid until {date}.} withdrawn {The renewal request has been withdrawn: {museum}, {guide}. You do not owe the fee, and anything paid returns to the balance. The place in the group is available again.} other {The museum has not renewed the licence: {museum}, {guide}. Its fee is back on the balance, and the licence keeps its date.}}{explained, select, yes {\n\nReason: {reason}} other {}}',
    button: 'Open the renewals',
  },
  license_ending: {
    subject: '{state, select, over {Licence {license} has expired} other {Licence {license} is valid until {date}}}',
    lead: '{state, select, over {The last day of the licence was {date}: {museum}, {guide}. In new orders this guide needs an accompanying guide.} other {The licence expires soon: {museum}, {guide}. Its last day is {date}.}}\n\nRequest the renewal: places in the groups are taken early.',
    button: 'Open the renewals',
  },
  payment_received: {
    subject: 'Payment {payment} received: {amount}',
    lead: '{reader, select, member {We have received a payment.} other {We have received your payment, thank you.}}{state, select, kept {\n\nThe orders needed {kept} less: they are already paid, have been cancelled or cost less. That amount stays on the balance. Call us on {phone} to use it for other orders or to have it refunded.} other {}}',
    rows: {
      vouchers: 'Order numbers',
      licenses: 'Renewal of licences',
      amount: 'Received',
      method: 'Payment method',
      at: 'When, Moscow time',
      paid: 'Used',
      kept: 'Left on the balance',
    },
    button: 'Open the payment',
    note: '{reader, select, member {The receipt goes to the payer.} other {The receipt will come to this address in a separate email.}} This email does not replace it.',
  },
  payment_refunded: {
    subject: 'Refund of payment {payment}: {amount}',
    lead: 'We have refunded your payment to the card or account you paid from. It usually takes a few days, depending on your bank.',
    rows: {
      vouchers: 'Order numbers',
      licenses: 'Renewal of licences',
      amount: 'Refunded',
      method: 'Payment method',
      at: 'When, Moscow time',
    },
    button: 'Open the payment',
    note: 'The receipt of the refund will come to this address in a separate email.',
  },
  message_unread: {
    subject: '{state, select, order {New message about order {order}} other {New message from the dispatch office}}',
    lead: 'You have an unread message{state, select, order { about order {order}} other {}}. Unread messages: {count}.\n\nWe will not write about this conversation again until you have opened it.',
    button: 'Open the conversation',
    note: 'You can turn off these emails in the notification settings.',
  },
  feedback_answered: {
    subject: 'We have answered feedback {feedback}',
    lead: 'We have answered feedback {feedback}, and you have not read the answer yet. Unread messages: {count}.\n\nWe will not write about this feedback again until you have opened it.',
    button: 'Open the feedback',
    note: 'You can turn off these emails in the notification settings.',
  },
  invoice_issued: {
    subject: 'Invoice {invoice} for {amount}',
    lead: 'The invoice is attached to this email. It has our bank details and a code for a banking app.',
    rows: { vouchers: 'Order numbers', licenses: 'Renewal of licences', amount: 'Amount due', date: 'Pay by' },
    note: 'Put the invoice number in the payment reference, so that we can match the money at once.',
  },
  mail_test: {
    subject: 'Test email',
    lead: 'This email was sent from the office to test outgoing email. If you are reading it, emails to customers are being sent.',
  },
}

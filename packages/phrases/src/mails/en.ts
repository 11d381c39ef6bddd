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
    lead: 'Somebody asked to change your password. If it was you, choose a new one: you will have to sign in again on all devices.{keyed, select, yes {\n\nApplications with API keys act in your name: {keys}. A new password does not stop them. To revoke these keys, tick the box on the page of the new password.} other {}}',
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
      '{state, select, on {Log-in with a code is on} off {Log-in with a code is off} removed {Log-in with a code is off} other {Logged in with a recovery code}}',
    lead: '{state, select, on {From now on logging in takes both your password and a code from the app.} off {From now on your password is enough to log in.} removed {An employee of the company turned off your log-in with a code, because the phone and the recovery codes are lost. Your password is now enough, and you have to log in again on all devices. Turn it on again once you have a phone.} other {A recovery code was entered instead of a code from the app. It will not work again.}} This happened on {at} Moscow time.\n\n{state, select, removed {If you did not ask for this} other {If it was not you}}, choose a new password right away.',
    button: 'Choose a new password',
  },
  known_email: {
    subject: 'You already have a login',
    lead: 'Somebody sent a registration request with your address, but it is a login already, and you do not need another one. If you forgot your password, choose a new one.',
    button: 'Recover access',
    note: 'If it was not you, you need not do anything.',
  },
  order_confirmed: {
    subject: 'Order no. {order} is confirmed',
    lead: 'We have confirmed your order: {what}, {date}, {time}.\n\nEntrance or meeting point: {entrance}.{state, select, payable {\n\nPlease pay by {at} Moscow time, or the order will be cancelled.} other {}}',
    button: 'Open the order',
  },
  order_rejected: {
    subject: 'Order no. {order} is rejected',
    lead: 'We are sorry, but we could not accept your order: {what}, {date}, {time}.\n\nReason: {reason}',
    button: 'Open the order',
  },
  waiting_promoted: {
    subject:
      '{state, select, in_processing {A place was found for order no. {order}} other {A place was found: order no. {order} is confirmed}}',
    lead: 'Places have come free, and your group has them: {what}, {date}, {time}.{moved, select, yes { It is one of the other times that you accepted.} other {}}{state, select, in_processing {\n\nThe order has left the waiting list and is in processing. We will tell you when it is answered.} payable {\n\nThe order is confirmed. Please pay by {at} Moscow time, or it will be cancelled.} other {\n\nThe order is confirmed.}}',
    button: 'Open the order',
  },
  order_changed: {
    subject: '{state, select, accepted {The change of order no. {order} is accepted} other {The change of order no. {order} is declined}}',
    lead: '{state, select, accepted {We have accepted your change. The order is now: {what}, {date}, {time}.} other {We could not accept your change. The order stays as it was: {what}, {date}, {time}.}}{explained, select, yes {\n\n{state, select, accepted {Comment: {reason}} other {Reason: {reason}}}} other {}}',
    button: 'Open the order',
  },
  order_cancelled: {
    subject: 'Order no. {order} is cancelled',
    lead: 'Your order is cancelled: {what}, {date}, {time}. There is no penalty for this.{explained, select, yes {\n\nReason: {reason}} other {}}',
    button: 'Open the order',
  },
  change_waits: {
    subject: '{state, select, cancel {Somebody asks to cancel order no. {order}} other {The change of order no. {order} waits for you}}',
    lead: '{asker} sees no amounts, and {state, select, cancel {cancelling} other {the change}} costs a penalty, so it is for you to decide: {what}, {date}, {time}.\n\nThe amount stands in the order. {state, select, cancel {Until you or a manager agree, the order stays in force.} other {Until you or a manager send the change, the dispatcher does not know of it.}}',
    button: 'Open the order',
  },
  license_decided: {
    subject:
      '{state, select, accepted {License no. {license} is accepted} refused {License no. {license} is not accepted} other {License no. {license} is suspended}}',
    lead: '{state, select, accepted {We checked the license, and it counts in orders now: {museum}, {guide}.} refused {We checked the license and could not accept it: {museum}, {guide}.} other {We suspended the license: {museum}, {guide}. Until it holds again, this guide needs an accompanying guide in orders.}}{explained, select, yes {\n\nReason: {reason}} other {}}',
    button: 'Open the licenses',
  },
  prolongation_decided: {
    subject:
      '{state, select, prolonged {License no. {license} is renewed until {date}} withdrawn {The renewal of license no. {license} is withdrawn} other {License no. {license} was not renewed}}',
    lead: '{state, select, prolonged {The museum renewed the license: {museum}, {guide}. Its new last day is {date}.} withdrawn {The request for the renewal is withdrawn: {museum}, {guide}. Its fee is taken back, what was paid returns to the balance; the place in the group is free again.} other {The license could not be renewed: {museum}, {guide}. Its fee is back on the balance; the license keeps its date.}}{explained, select, yes {\n\nReason: {reason}} other {}}',
    button: 'Open the renewals',
  },
  license_ending: {
    subject: '{state, select, over {License no. {license} has expired} other {License no. {license} is valid until {date}}}',
    lead: '{state, select, over {The last day of the license was {date}: {museum}, {guide}. In new orders this guide needs an accompanying guide.} other {The license expires soon: {museum}, {guide}. Its last day is {date}.}}\n\nRequest the renewal: places in the groups are taken early.',
    button: 'Open the renewals',
  },
  payment_received: {
    subject: 'Payment no. {payment} received: {amount}',
    lead: '{reader, select, member {Your money has arrived.} other {We have received your payment, thank you.}}{state, select, kept {\n\nThe orders did not need {kept} of it: they are already paid, cancelled, or cost less. This money is free and stays on the balance. Call us, {phone}, and we will use it for other orders or send it back.} other {}}',
    rows: {
      vouchers: 'Order numbers',
      licenses: 'Renewal of licenses',
      amount: 'Received',
      method: 'Paid by',
      at: 'When, Moscow time',
      paid: 'Used',
      kept: 'Free, on the balance',
    },
    button: 'Open the payment',
    note: '{reader, select, member {The official receipt goes to the payer.} other {The official receipt will come to this address in a separate message.}} This message does not replace it.',
  },
  payment_refunded: {
    subject: 'Refund of payment no. {payment}: {amount}',
    lead: 'We have sent your money back. It will arrive where you paid from. When exactly is up to your bank: it usually takes a few days.',
    rows: { vouchers: 'Order numbers', licenses: 'Renewal of licenses', amount: 'Refunded', method: 'Paid by', at: 'When, Moscow time' },
    button: 'Open the payment',
    note: 'The official receipt of the refund will come to this address in a separate message.',
  },
  message_unread: {
    subject: '{state, select, order {New message about order №{order}} other {New message from the dispatch office}}',
    lead: 'Somebody has written to you{state, select, order { about order №{order}} other {}}, and you have not read it yet. Unread messages: {count}.\n\nWe will not write about this conversation again until you have opened it.',
    button: 'Open the conversation',
    note: 'You can turn these mails off in the notification settings.',
  },
  feedback_answered: {
    subject: 'Your feedback no. {feedback} was answered',
    lead: 'We have answered feedback no. {feedback}, and you have not read it yet. Unread messages: {count}.\n\nWe will not write about this feedback again until you have opened it.',
    button: 'Open the feedback',
    note: 'You can turn these mails off in the notification settings.',
  },
  invoice_issued: {
    subject: 'Invoice no. {invoice} for {amount}',
    lead: 'The invoice is attached to this mail. It has our bank details and a code for a banking app.',
    rows: { vouchers: 'Order numbers', licenses: 'Renewal of licenses', amount: 'To pay', date: 'Pay by' },
    note: 'Put the invoice number into the payment reference, so that the money is matched at once.',
  },
  mail_test: {
    subject: 'Test mail',
    lead: 'This mail was sent from the office to try the outgoing mail. As you read it, mails to customers leave.',
  },
}

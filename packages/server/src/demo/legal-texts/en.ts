import type { LegalTexts } from './ru.ts'

export const en: LegalTexts = {
  contract: {
    title: 'Contract for arranging visits',
    text: `This is a sample for demonstration. The real contract is signed by both sides. This is a translation: where it differs from the Russian text, the Russian text holds.

# What it is about

We order museum tickets for the customer’s groups, and the services that go with them: radio guides, audio guides, museum guides. The customer orders them on the portal and pays for them.

# Orders

An order is accepted when its status becomes “Confirmed”. From then on the customer owes its price. The price follows the price list that is in force on the day of the visit; it does not change afterwards, even if the price list does.

Orders are taken until the booking deadline. It is shown for each time slot in the museum’s local time.

# Changes and cancellation

Until the moment shown on the order as “Free changes until” it can be cancelled without a penalty. After that there is a penalty for each person; the portal shows the amount before the order is cancelled. The penalty is never more than the price of the order.

If we reject or cancel an order ourselves, there is no penalty.

# Payment terms

How the customer pays (at once, by invoice or from a deposit), the credit limit and the deadlines are agreed separately. An order beyond the limit or the deposit is not confirmed.

# Term

The contract runs for a year and is extended by another one unless either side says otherwise a month before its end.`,
  },
  offer: {
    title: 'Public offer',
    text: `This is a sample for demonstration. It is a translation: where it differs from the Russian text, the Russian text holds.

By publishing this text we offer everybody a contract with us on the terms of the “Contract for arranging visits”. You accept it when you tick the offer while registering.

# What you get

An account on the portal, orders for tickets and services, their confirmations and documents.

# What we ask of you

To enter true details of the group and the guide. To be there when the time slot begins: a museum may turn away a group that is late, and the price of the visit is not refunded then.

# Prices and payment

The price is shown before an order is sent. A customer with whom nothing else was agreed pays for a confirmed order by the deadline given with the confirmation.

# How to end it

Write to us. We close the account when all orders are over or cancelled and nothing is owed.`,
  },
  refund_policy: {
    title: 'Refund policy',
    text: `This is a sample for demonstration.

# You cancel an order

Until “Free changes until” we refund everything. After that we keep a penalty for each person; you see the amount before you cancel, and that is the amount you agree to. We refund the rest.

Once a visit has begun, only our staff can cancel it.

# The museum or we cancel

We refund everything that you paid for the visit.

# How and when you get the money

The way you paid: to the card, to the company’s bank account or to the deposit. It usually takes up to ten working days: banks may need that long.

# If you do not agree

Write to us with the order number. A person answers within three working days.`,
  },
  consent: {
    title: 'Consent to the processing of personal data',
    text: `This is a sample for demonstration.

By ticking the box you let us process your data.

# Which data

Your name, email address, telephone and position in your company; the name and telephone of the guide that you name in an order; address and time of your logins.

# What for

To keep your account, to order visits, to tell the museum what it requires, to send confirmations and documents, to answer you.

# Who gets it

The museum that the group goes to and the bank through which you pay, each only what it needs. Nothing is passed on for advertising.

# For how long

For as long as you have an account, and after that for as long as the law wants records of payments to be kept.

# How to take it back

The settings of the portal let you download your data and erase it. You may also write to us. Afterwards orders cannot be sent: without a name and a telephone a museum does not admit a group.`,
  },
}

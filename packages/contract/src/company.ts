/**
 * Facts about the company behind the portal that are no words (docs/decisions/0013); its legal name stands in phrases/company.
 * The old site's address is of a reserved domain until the company names its own.
 */
export const company = {
  /** Answers when no employee on duty does. */
  dutyPhone: '+7 921 555-01-00',
  /** Answers about bills and acts. */
  accountsPhone: '+7 921 555-01-20',
  /** Where orders are asked about in writing. */
  ordersMail: 'zakaz@anfilada.example',
  oldSite: 'https://old.anfilada.example/',
  /** Where people who found a hole write to. */
  securityMail: 'security@anfilada.example',
  /** Stands in the Message-ID of every mail. */
  mailDomain: 'anfilada.example',
} as const

/**
 * Facts about the company behind the portal that are no words (docs/decisions/0013); its legal name stands in phrases/company.
 * The old site's address is of a reserved domain until the company names its own.
 */
export const company = {
  oldSite: 'https://old.anfilada.example/',
  /** Stands in the Message-ID of every mail. */
  mailDomain: 'anfilada.example',
} as const

import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  title: 'About the company',
  tabs: 'The company and its documents',
  tab: {
    company: 'About the company',
    contract: 'Contract',
    offer: 'Public offer',
    refund_policy: 'Refund policy',
    consent: 'Consent to data processing',
  },
  lead: 'We book museum tickets, radio and audio guides, guides and transport, and submit visit schedules for agencies, tour operators and guides.',
  documents: 'Documents',
  edition: 'Edition {version}, in force from {date}',
  untranslated: 'This text is not translated. You are reading the Russian original.',
  print: 'Print',
  missingTitle: 'There is no such text',
  missingText: 'This edition is not published yet, or the number in the link is wrong.',
  none: 'No documents are published yet.',
  failed: 'The text did not load',
}

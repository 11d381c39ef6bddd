import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  title: 'Feedback',
  write: 'Write',
  aboutOrder: 'Report a problem',
  newTitle: 'New feedback',
  newText: 'A question, a suggestion, a complaint or thanks: the answer will come here.',
  kind: { question: 'Question', suggestion: 'Suggestion', complaint: 'Complaint', thanks: 'Thanks' },
  state: { waiting: 'waiting for an answer', answered: 'answered', closed: 'closed' },
  fields: { kind: 'What it is about', order: 'Order number', text: 'Message', files: 'Files' },
  orderHint: 'If it is about one order.',
  orderWrong: 'An order number has only digits',
  textHint: 'Up to 4,000 characters.',
  filesHint: 'Up to five files: PDF, pictures, XLSX, each up to 10 MB.',
  missing: { kind: 'Choose what it is about.', text: 'Enter a message.' },
  notSent: 'The feedback was not sent',
  send: 'Send',
  sending: 'Sending',
  openOrder: 'Order {id}',
  back: 'All feedback',
  closedNote: 'This feedback is closed. Write again and it will reopen.',
  emptyTitle: 'No feedback yet',
  emptyText: 'Write to us: the answer will appear here.',
  failed: 'Feedback did not load',
}

export { mailsFeature } from './mails.office-actions.ts'

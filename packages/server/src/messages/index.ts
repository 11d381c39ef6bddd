export { feedbackFeature, officeFeedbackFeature } from './feedback.actions.ts'
export { messagesFeature } from './messages.actions.ts'
export { officeMessagesFeature } from './messages.office-actions.ts'
export { forgetMessages, listPersonalMessages } from './personal-messages.store.ts'

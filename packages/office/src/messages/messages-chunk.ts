// All that shows messages is one chunk, asked for by this name alone: what two chunks need would come with the queue.
export { resumeWaiting } from '@anfilada/browser/messages/waiting-messages'
export { CustomerTalk } from './CustomerTalk.tsx'
export { MessagesScreen } from './page/MessagesPage.tsx'
export { Talk } from './Talk.tsx'

import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  title: 'Cancel order {id}?',
  places: '{count, plural, one {# place goes back on sale at once.} other {# places go back on sale at once.}}',
  waiting: 'The order will leave the waiting list and lose its place in the queue.',
  charge: 'You will no longer owe <sum></sum>. There is no penalty.',
  paid: 'The <sum></sum> you paid stays on your balance.',
  penalty: 'Penalty: <sum></sum>. Free changes ended on {moment}.',
  restOfCharge: 'You will not have to pay the remaining <sum></sum>.',
  paidLessPenalty: 'Of the <sum></sum> you paid, <rest></rest> stays on your balance.',
  paidForPenalty: 'The <sum></sum> you paid goes towards the penalty.',
  owing: 'Amount still due: <sum></sum>.',
  perhapsPenalty: 'Free changes have ended. If there is a penalty, the owner or a manager confirms the cancellation.',
  changed: 'The penalty changed while this window was open. Check the amounts.',
  pendingChange: 'The change that is still waiting for an answer is dropped as well.',
  forever: 'The order goes to the archive. It cannot be restored.',
  keep: 'Keep the order',
  confirm: 'Cancel the order',
  confirmLoss: 'Cancel the order, <loss></loss>',
}

/** What feedback is; no schemas here, screens ask it too. */
export const feedbackKinds = ['question', 'suggestion', 'complaint', 'thanks'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** `waiting` for the office's answer, `answered` by it, or `closed` by it until the customer writes again. */
export const feedbackStates = ['waiting', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** Files that come with the first words; more come with later ones. */
export const mostFeedbackFiles = 5

/** What editors write for readers; no schemas here, screens ask it too. */
export const publicationKinds = ['news', 'advert', 'login_notification', 'popup', 'schedule_notice'] as const
export type PublicationKind = (typeof publicationKinds)[number]

/** Those that members close for themselves, each with its login. */
export const closableKinds = ['advert', 'popup'] as const satisfies readonly PublicationKind[]

/** `draft`: without a beginning. `upcoming`: begins later. `over`: its end has come. */
export const publicationStates = ['draft', 'upcoming', 'shown', 'over'] as const
export type PublicationState = (typeof publicationStates)[number]

/** A kind that everybody reads, before there is a session, or one that never is. The others are as their audience says. */
export const publicity: Readonly<Partial<Record<PublicationKind, boolean>>> = { login_notification: true, popup: false }

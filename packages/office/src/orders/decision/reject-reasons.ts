/** In the order of their keys, 1 to 5. */
export const rejectReasons = ['noPlaces', 'closed', 'noLicense', 'debt', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

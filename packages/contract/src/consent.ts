/** The day of the texts that an applicant agrees to: personal data, and the offer. A new text gets a new day, so that it can be shown what was read. */
export const consentVersion = '2026-11-21'
export const offerVersion = '2026-11-21'

/** Other times of the same object that a sender may accept beside the one that he wishes. */
export const maxAlternatives = 5

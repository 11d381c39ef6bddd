/** Where the wishes that are due stand under the orders. */
export const dueWishesPlace = 'due-wishes'

/** From above the orders, which hide them: to the first act, which comes into the window with the focus. */
export function goToDueWishes(): void {
  document.querySelector<HTMLElement>(`#${dueWishesPlace} button`)?.focus()
}

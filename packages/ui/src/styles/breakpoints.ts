/**
 * The only widths at which a layout changes, each the widest window of its kind: a phone has one column, a tablet its menu in a drawer,
 * a desk a menu of signs and two panes; wider than `wide` there is room for a third. Styles ask for them as `@media (--phone)` or
 * `@media not (--phone)`, scripts with `useWindowWithin('phone')` (decision 0090).
 */
export const breakpoints = {
  phone: '(max-width: 700px)',
  tablet: '(max-width: 900px)',
  desk: '(max-width: 1180px)',
  wide: '(max-width: 1520px)',
} as const

export type Breakpoint = keyof typeof breakpoints

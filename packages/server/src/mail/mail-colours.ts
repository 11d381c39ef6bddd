/**
 * What mails are drawn with, of the light theme of the design system: mail programs read no style sheets, and many turn colours dark
 * by themselves. Written by `npm run tokens` from packages/ui/src/styles/tokens.css; a test fails when the two differ (decision 0042).
 */
export const colours = {
  paper: '#f6f1e4',
  surface: '#fdfaf3',
  ink: '#15211b',
  ink3: '#5a655d',
  rule: '#dad1bc',
  accent: '#0a6a4b',
  onAccent: '#fdfaf3',
  accentInk: '#0a5a41',
} as const

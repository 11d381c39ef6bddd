/**
 * What the page of a voucher is drawn with, which loads no style sheet: the themes of the design system. Written by `npm run tokens` from
 * packages/ui/src/styles/tokens.css; a test fails when the two differ.
 */
export const colours = {
  light:
    '--paper: #f6f1e4; --surface: #fdfaf3; --sunken: #ede6d5; --ink: #15211b; --ink-2: #45524a; --rule-strong: #837e6b; --accent: #0a6a4b; --on-accent: #fdfaf3; --accent-ink: #0a5a41; --amber-wash: #f9e5b8; --amber-ink: #704600; --red-wash: #f7ded7; --red-ink: #8e1f16; --st-processing-wash: #dde7ee; --st-processing: #2c5578;',
  dark: '--paper: #0b120f; --surface: #121b17; --sunken: #070c0a; --ink: #eee9dc; --ink-2: #b7bfb7; --rule-strong: #6c7a71; --accent: #55c79b; --on-accent: #05130d; --accent-ink: #77d6b0; --amber-wash: #33280c; --amber-ink: #f2c76f; --red-wash: #3b1a16; --red-ink: #f4a297; --st-processing-wash: #162634; --st-processing: #9fc1e0;',
} as const

// What opens in the controls of choosing, with react-aria's behaviour: one chunk, which comes after the page (late-part.ts).
export { ManyList } from './ManyList.tsx'
export { MenuList } from './MenuList.tsx'
export { SelectList } from './SelectList.tsx'
export { SuggestionList } from './SuggestionList.tsx'
export { suggestionsFor } from './suggestions.ts'

import type { ActionOutput } from '@anfilada/browser/http'

/** What a file would do, and what is wrong in it. */
export type ImportPreview = ActionOutput<'import_price_list'>['result']

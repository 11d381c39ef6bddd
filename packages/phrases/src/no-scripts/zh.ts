import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  noScripts: '本门户需要脚本才能使用。请在浏览器设置中启用JavaScript，然后刷新页面。',
}

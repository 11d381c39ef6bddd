import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const zh: PhrasesLike<typeof ru> = {
  title: '帮助',
  failed: '解答加载失败',
  search: '搜索帮助',
  found: '搜索结果',
  nothing: '没有找到。请换个词，或在下面的列表中查找问题。',
  beside: '相关问题',
  original: '尚无译文，以下为俄文原文。',
  toTexts: '编辑帮助内容',
}
export default zh

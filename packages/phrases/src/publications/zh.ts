import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const zh: PhrasesLike<typeof ru> = {
  title: '新闻',
  failed: '新闻加载失败',
  emptyTitle: '暂无新闻',
  emptyText: '博物馆或我们这边有变动时，您会在这里看到。',
  fresh: '新',
  original: '尚无译文，以下为俄文原文。',
  advert: '广告',
  more: '了解详情',
  close: '关闭广告',
  understood: '知道了',
  submission: '{month}的排期申请将于{moment}截止。',
  notices: '公告',
}
export default zh

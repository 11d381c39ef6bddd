import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  title: '关于公司',
  tabs: '公司与文件',
  tab: {
    company: '关于公司',
    contract: '合同',
    offer: '公开要约合同',
    refund_policy: '退款规则',
    consent: '个人数据处理同意书',
  },
  lead: '为旅行社、旅游运营商和导游预订博物馆门票、无线讲解器和语音导览、导游、用车，并提交参观排期。',
  documents: '文件',
  edition: '第 {version} 版，自 {date} 起生效',
  untranslated: '本文尚无译文，显示的是俄文原文。',
  print: '打印',
  missingTitle: '没有这份文本',
  missingText: '该版本尚未发布，或链接中的编号有误。',
  none: '文件尚未发布。',
  failed: '文本未能加载',
}

import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  title: '意见反馈',
  write: '写反馈',
  aboutOrder: '反映问题',
  newTitle: '新反馈',
  newText: '提问、建议、投诉或致谢：回复会显示在这里。',
  kind: { question: '提问', suggestion: '建议', complaint: '投诉', thanks: '致谢' },
  state: { waiting: '等待回复', answered: '已回复', closed: '已关闭' },
  fields: { kind: '反馈类型', order: '订单号', text: '内容', files: '附件' },
  orderHint: '如果与某个订单有关。',
  orderWrong: '订单号只包含数字',
  textHint: '最多4000个字符。',
  filesHint: '最多五个文件：PDF、图片、XLSX，每个不超过10 MB。',
  missing: { kind: '请选择反馈类型。', text: '请填写内容。' },
  notSent: '反馈未发送',
  send: '发送',
  sending: '正在发送',
  openOrder: '订单{id}',
  back: '全部反馈',
  closedNote: '此反馈已关闭。再次留言即可重新打开。',
  emptyTitle: '还没有反馈',
  emptyText: '请给我们留言，回复会显示在这里。',
  failed: '反馈加载失败',
}

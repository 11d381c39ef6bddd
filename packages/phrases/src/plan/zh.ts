import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  label: '每日行程',
  overlap: '重叠{minutes}分钟',
  travel: '间隔{gap}分钟，路程{road}分钟',
  hoursShown: '显示{from}–{to}时，其余时段无安排 ·',
  wholeDay: '全天',
  usedHours: '仅显示有安排的时段',
  keys: { choose: '选中', move: '移动15分钟或换场次', line: '转到该行' },
  earlier: '提前',
  later: '推后',
  toLine: '转到该行',
  moved: '{name}：{time}',
  noneEarlier: '{name}：更早没有空余场次',
  noneLater: '{name}：更晚没有空余场次',
  unsent: '未提交',
  refused: '未通过',
}

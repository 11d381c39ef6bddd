import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  today: {
    minutes: '{minutes}分钟后',
    hours: '{hours}小时后',
    hoursAndMinutes: '{hours}小时{minutes}分后',
    now: '现在入场',
  },
  needs: {
    title: '等您处理',
    more: '还有{count}项',
    atToday: '今天{time}',
    atTomorrow: '明天{time}',
    atLater: '{moment}',
    byToday: '今天{time}前',
    byTomorrow: '明天{time}前',
    byLater: '{moment}前',
    payUntil: '{what}：请在{by}付款，否则{count, plural, =0 {订单将被取消} other {#个名额将重新开放销售}}。',
    payToday: '{what}：请在今天付款。',
    late: '{what}：付款已逾期{count, plural, other {#天}}。',
    lateTogether: '{count, plural, other {#个订单}}付款逾期，最早的为{day}。',
    otherTime: '{what}：没有名额。可容纳全部{count, plural, other {#}}人的时间：{slot}。',
    guide: '{what}：导游没有有效导游证，请添加陪同导游。',
    agree: '{what}：修改等您同意。',
    agreeToEnd: '{what}：取消等您同意。',
    pay: '付款<sum></sum>',
    decide: '去处理',
    take: '改到{slot}',
    againAt: '改订{slot}',
    addGuide: '添加导游',
    rowToday: '今天付款',
    rowLate: '逾期{count, plural, other {#天}}',
    rowAgree: '等您同意',
    rowOtherTime: '有名额：{slot}',
    rowGuide: '需要持证导游',
  },
}

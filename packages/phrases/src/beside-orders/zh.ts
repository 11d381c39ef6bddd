import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  calendar: {
    title: '订单日历',
    toToday: '回到今天',
    day: '{date}：{orders}',
    changesWait: '{count, plural, other {#项修改等待处理}}',
    emptyDay: '{date}：无订单',
    none: '当天没有订单。',
  },
  deadlines: {
    title: '期限',
    freeChanges: '免费退改截止：{museum}',
    numberAndVisit: '编号{id} · {time}前 · {day}参观',
  },
  balance: {
    title: '余额',
    debt: '欠款',
    credit: '账户余额',
    available: '可用于订单',
    fees: '续期费用',
    opening: '旧系统结转欠款',
    archived: '归档订单应付',
    again: '重试',
    settlement: { pay_now: '确认后立即付款', invoice: '按账单付款', deposit: '从预存款扣款' },
  },
  wishes: {
    due: '{museum}：{month}的排期申请请在{by}提交，您尚未提交。',
    send: '提交排期申请',
    toSend: '{count, plural, other {#项排期申请待提交}}',
  },
  kept: {
    title: '用余额抵付{sum}？',
    orders: '{count, plural, other {将依次抵付订单{ids}，先付最近的。}}',
    rest: '余额将剩{sum}。',
    confirm: '抵付{sum}',
    busy: '正在抵付',
    done: '已用余额抵付{sum}。',
    keep: '取消',
  },
}

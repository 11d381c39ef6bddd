import type { Language } from '@anfilada/contract/languages'
import { en as enReject } from './reject-reasons/en.ts'
import { fa as faReject } from './reject-reasons/fa.ts'
import { ru as ruReject } from './reject-reasons/ru.ts'
import { vi as viReject } from './reject-reasons/vi.ts'
import { zh as zhReject } from './reject-reasons/zh.ts'
import { isSystemReason, type SystemReason } from '@anfilada/contract/orders/order-status'

/** Why the system itself ended an order, as the server says it in the place of a reason that a person wrote. */
const systemReasonWords: Record<Language, Record<SystemReason, string>> = {
  ru: {
    unpaid: 'не оплачен в срок',
    not_answered: 'остался без ответа до начала посещения',
    waiting_ended: 'места не освободились до конца приёма',
  },
  en: {
    unpaid: 'not paid in time',
    not_answered: 'not answered before the visit began',
    waiting_ended: 'no places became available before the booking deadline',
  },
  zh: {
    unpaid: '未按时付款',
    not_answered: '参观开始前未得到答复',
    waiting_ended: '预订截止前没有空出名额',
  },
  fa: {
    unpaid: 'در مهلت مقرر پرداخت نشد',
    not_answered: 'تا آغاز بازدید پاسخی داده نشد',
    waiting_ended: 'تا پایان مهلت سفارش جایی خالی نشد',
  },
  vi: {
    unpaid: 'không thanh toán đúng hạn',
    not_answered: 'không được trả lời trước khi buổi tham quan bắt đầu',
    waiting_ended: 'không có chỗ trống trước hạn đặt',
  },
}

const offered: Record<Language, Readonly<Record<keyof typeof ruReject, string>>> = {
  ru: ruReject,
  en: enReject,
  zh: zhReject,
  fa: faReject,
  vi: viReject,
}

/** A reason of the system, or one that the office offers, in the reader's words; undefined for one that a person wrote. */
export function knownReason(reason: string, language: Language): string | undefined {
  if (isSystemReason(reason)) return systemReasonWords[language][reason]
  const chosen = Object.values(offered).flatMap((words) => keysOf(words).filter((key) => words[key] === reason))[0]
  return chosen && offered[language][chosen]
}

/** The same; one that a person wrote as it stands. */
export function reasonWords(reason: string, language: Language): string {
  return knownReason(reason, language) ?? reason
}

function keysOf<K extends string>(words: Readonly<Record<K, string>>): K[] {
  return Object.keys(words) as K[]
}

import type { FieldWords } from './shape.ts'

export const zh = {
  /** What fields say by themselves while somebody types. */
  typing: {
    notWhole: '请填写整数。',
    over: '最多{most, number}个字符，多出{over, number}个。',
    others: '另{count, number}项',
    drop: '松开鼠标即可放入文件',
    lost: '列表未加载，正在重试。',
    clearAll: '全部清除',
    show: '显示 {count}',
  },
  fields: {
    required: '请填写“{field}”。',
    invalid: '请检查此项内容。',
    too_short: '内容过短。',
    too_long: '内容过长。',
    too_small: '数量过少。',
    too_big: '数量过多。',
    date: '没有这个日期。',
    time: '时间格式示例：09:30。',
    month: '没有这个月份。',
    text: '含有不允许的字符。',
    email: '邮箱格式不正确。',
    phone: '请用数字填写号码，并加上国际区号。',
    inn: 'INN有误，请核对数字。',
    kpp: 'KPP为九位，且只有企业才有。',
    ogrn: 'OGRN有误，请核对数字。',
    bik: 'BIK为九位数字。',
    account: '银行账号为二十位。',
    account_key: '银行账号与BIK不符。',
  },
} as const satisfies FieldWords

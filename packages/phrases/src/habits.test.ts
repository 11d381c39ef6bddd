import { describe, expect, it } from 'vitest'
import { habitFaults } from './habits.ts'

const said = (language: 'zh' | 'fa' | 'vi', sentence: string, folder = 'orders') => habitFaults(language, folder, sentence)

describe('Chinese', () => {
  it('finds half-width punctuation and a space beside the full-width one', () => {
    expect(said('zh', '今天, 星期三')).toEqual(['half-width punctuation: “天,”'])
    expect(said('zh', '今天， 星期三')).toEqual(['a space beside full-width punctuation: “， ”'])
  })

  it('finds exclamations, regrets and marks of other scripts', () => {
    expect(said('zh', '已付款！')).toEqual(['an exclamation: “！”'])
    expect(said('zh', '{name}，您好！')).toEqual([])
    expect(said('zh', '很抱歉，没有余位。')).toEqual(['a regret before the fact: “抱歉”'])
    expect(said('zh', '取消 "{filter}"')).toEqual(['a mark of another script: “"”'])
  })

  it('leaves the gap between scripts to the style of screens, and keeps it in mails', () => {
    expect(said('zh', '订单 {id} 已取消')).toEqual([])
    expect(said('zh', '余位 12')).toEqual(['a typed space between scripts: “位 1”'])
    expect(said('zh', '余位 12', 'mails')).toEqual([])
  })

  it('finds the words of another term', () => {
    expect(said('zh', '联系调度员')).toEqual(['a word of another term: “调度员”'])
    expect(said('zh', '电子邮箱')).toEqual(['a word of another term: “电子邮箱”'])
    expect(said('zh', '结束会话')).toEqual(['a word of another term: “会话”'])
    expect(said('zh', '您的预约已取消')).toEqual(['a second noun of an order, a bill, a programme or a venue: “预约”'])
    expect(said('zh', '团队国家')).toEqual(['a word of another term: “国家”'])
    expect(said('zh', '正在询问银行')).toEqual(['a word of another term: “正在询问”'])
    expect(said('zh', '1\u00a0100\u00a0₽')).toEqual(['thousands without their comma: “1\u00a0100\u00a0₽”'])
    expect(said('zh', '彼得霍夫')).toHaveLength(1)
    expect(said('zh', '优惠 2')).toContain('a word of another term: “优惠”')
    expect(said('zh', '优惠票，客源国')).toEqual([])
    expect(said('zh', '订单№71')).toEqual(['a word of another term: “№”'])
  })
})

describe('Persian', () => {
  it('finds letters, digits, marks and signs of other languages', () => {
    expect(said('fa', 'كارت')).toEqual(['an Arabic letter: “ك”'])
    expect(said('fa', 'تا ۹۰ روز')).toEqual(['digits that are not on the ticket: “۹”'])
    expect(said('fa', 'سلام, دوست')).toEqual(['Latin punctuation: “م,”'])
    expect(said('fa', 'اول; دوم')).toEqual(['Latin punctuation: “ل;”'])
    expect(said('fa', 'پرداخت شد!')).toEqual(['an exclamation: “!”'])
    expect(said('fa', 'لطفاً صبر کنید.')).toEqual(['a regret or a plea before the fact: “لطفاً”'])
    expect(said('fa', 'فیلتر “{filter}”')).toEqual(['quotes of another script: ““”'])
    expect(said('fa', '22٪')).toEqual(['a sign in the place of its word: “٪”'])
  })

  it('finds a sum that is not kept left to right', () => {
    expect(said('fa', 'هزینه {sum}')).toEqual(['a sum whose sign would stand left of it: “{sum}”'])
    expect(said('fa', 'هزینه \u2066{sum}\u2069')).toEqual([])
  })

  it('finds parts that want a joiner, and an ezafe that is not written', () => {
    expect(said('fa', 'باز می شود')).toEqual(['parts of a word without their joiner: “می ش”'])
    expect(said('fa', 'سفارش ها')).toEqual(['parts of a word without their joiner: “ش ها”'])
    expect(said('fa', 'لغو شده')).toEqual(['parts of a word without their joiner: “لغو شده”'])
    expect(said('fa', 'سفارش لغو شده است')).toEqual([])
    expect(said('fa', 'شماره {id}')).toEqual(['an ezafe that is not written: “شماره {”'])
    for (const wrong of ['درباره این سفارش', 'همه مجموعه‌ها', 'همه گروه', 'هزینه بازدید', 'بر پایه همین', 'مجموعه دیگری', 'گذرواژه جدید'])
      expect(said('fa', wrong)).toEqual([expect.stringMatching('^an ezafe that is not written')])
    for (const right of ['دربارهٔ این سفارش', 'همه چیز', 'همه را ببینید', 'هزینه دارد', 'در این باره', 'گذرواژه را بنویسید'])
      expect(said('fa', right)).toEqual([])
  })

  it('finds the words of another term', () => {
    expect(said('fa', 'پیوند پرداخت')).toEqual(['a word of another term: “پیوند”'])
    expect(said('fa', 'به برنامه می‌پیوندد')).toEqual([])
    expect(said('fa', 'رزرو شما')).toEqual(['a second noun of an order, a ticket, a slot, a mark or a greeter: “رزرو”'])
    expect(said('fa', 'ارجاع')).toHaveLength(1)
    expect(said('fa', 'ورود با کد')).toEqual(['a word of another term: “ورود با کد”'])
    expect(said('fa', '1100\u00a0₽')).toEqual(['thousands that are not parted by a space: “1100\u00a0₽”'])
    expect(said('fa', 'پارک پایین')).toHaveLength(1)
    expect(said('fa', 'توسط {name}')).toEqual(['a calque: say who did it: “توسط”'])
    expect(said('fa', 'اعلان را خاموش کنید')).toEqual(['a function is فعال or غیرفعال: “خاموش کن”'])
    expect(said('fa', 'حالت روشن')).toEqual([])
  })
})

describe('Vietnamese', () => {
  it('finds exclamations and regrets', () => {
    expect(said('vi', 'Đã thanh toán!')).toEqual(['an exclamation: “!”'])
    expect(said('vi', 'Xin chào {name}!')).toEqual([])
    expect(said('vi', 'Rất tiếc, hết chỗ.')).toEqual(['a regret or a plea before the fact: “Rất tiếc”'])
  })

  it('finds signs, tone marks and letters that are written otherwise', () => {
    expect(said('vi', 'Đơn №71')).toEqual(['a sign that Vietnamese does not have: “№”'])
    expect(said('vi', 'VAT {percent} %')).toEqual(['a sign that Vietnamese does not have: “ %”'])
    expect(said('vi', 'Huỷ đơn')).toEqual(['a tone mark on the second vowel: “Huỷ”'])
    expect(said('vi', 'Trả tiền'.normalize('NFD'))).toEqual(['letters and their marks apart'])
  })

  it('finds the words of another term', () => {
    expect(said('vi', 'Người đi kèm')).toEqual(['a word of another term: “Người đi kèm”'])
    expect(said('vi', 'Đơn hàng của bạn')).toEqual(['a second noun of an order, a voucher or a programme: “Đơn hàng”'])
    for (const wrong of [
      'Số đơn',
      'Trang của số đơn này',
      'trong thẻ mới',
      'Mở thẻ Corrections',
      'Hãy bỏ nó.',
      'Công viên Hạ',
      '1,100\u00a0₽',
    ])
      expect(said('vi', wrong)).toHaveLength(1)
    for (const right of ['Mã đơn', 'Một số đơn chưa trả', 'Trả bằng thẻ', 'trong tab mới', 'nói với chúng tôi', '1.100\u00a0₽'])
      expect(said('vi', right)).toEqual([])
    expect(said('vi', 'tiền đặt cọc')).toEqual(['a word of another term: “đặt cọc”'])
  })
})

it('leaves Russian to the check of its own', () => {
  expect(habitFaults('ru', 'orders', 'Заявка №{id}, 22 %')).toEqual([])
})

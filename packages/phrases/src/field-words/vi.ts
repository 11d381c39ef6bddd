import type { FieldWords } from './shape.ts'

export const vi = {
  /** What fields say by themselves while somebody types. */
  typing: {
    notWhole: 'Hãy nhập số nguyên.',
    over: 'Tối đa {most, number} ký tự, thừa {over, number}.',
    others: 'thêm {count, number}',
    drop: 'Thả tệp vào đây',
    lost: 'Không tải được danh sách. Đang thử lại.',
    clearAll: 'Bỏ chọn tất cả',
    show: 'Xem {count}',
  },
  fields: {
    required: 'Hãy điền “{field}”.',
    invalid: 'Hãy kiểm tra giá trị này.',
    too_short: 'Quá ngắn.',
    too_long: 'Quá dài.',
    too_small: 'Quá ít.',
    too_big: 'Quá nhiều.',
    date: 'Không có ngày này.',
    time: 'Viết giờ như sau: 09:30.',
    month: 'Không có tháng này.',
    text: 'Có ký tự không được phép.',
    email: 'Địa chỉ email chưa đúng.',
    phone: 'Hãy ghi số điện thoại bằng chữ số, kèm mã quốc gia.',
    inn: 'INN có lỗi: hãy kiểm tra các chữ số.',
    kpp: 'KPP gồm chín ký tự và chỉ tổ chức mới có.',
    ogrn: 'OGRN có lỗi: hãy kiểm tra các chữ số.',
    bik: 'BIK gồm chín chữ số.',
    account: 'Số tài khoản gồm hai mươi ký tự.',
    account_key: 'Số tài khoản không khớp với BIK.',
  },
} as const satisfies FieldWords

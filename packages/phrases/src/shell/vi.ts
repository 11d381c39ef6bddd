import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  brand: 'Anfilada',
  pageTitle: '{page} · Anfilada',
  toContent: 'Đến nội dung',
  language: 'Ngôn ngữ',
  languageNow: 'Ngôn ngữ: {name}',
  toDark: 'Giao diện tối',
  toLight: 'Giao diện sáng',
  openMenu: 'Mở menu',
  closeMenu: 'Đóng menu',
  collapseMenu: 'Thu gọn menu',
  expandMenu: 'Mở rộng menu',
  mainMenu: 'Menu chính',
  menu: { orders: 'Đơn đặt', newOrder: 'Đặt mới', museumTickets: 'Vé bảo tàng', archive: 'Lưu trữ' },
  userMenu: 'Menu người dùng',
  logOut: 'Đăng xuất',
  role: {
    owner: 'chủ tài khoản',
    manager: 'nhân viên đặt chỗ',
    accountant: 'kế toán',
    guide: 'hướng dẫn viên',
    dispatcher: 'điều phối viên',
    office_accountant: 'kế toán công ty',
    editor: 'biên tập viên',
    admin: 'quản trị viên',
  },
  rights: '© {year} Công ty TNHH Anfilada',
  close: 'Đóng',
  retry: 'Thử lại',
  loading: 'Đang tải',
  notifications: 'Thông báo',
  notFound: {
    title: 'Không có trang này',
    text: 'Hãy kiểm tra địa chỉ hoặc bắt đầu từ danh sách đơn.',
    toOrders: 'Đến danh sách đơn',
  },
  noRight: {
    title: 'Vai trò của bạn không có quyền này',
    text: 'Hãy liên hệ chủ tài khoản: người này thay đổi vai trò của thành viên.',
  },
  loadFailed: {
    title: 'Trang chưa tải được',
    text: 'Kết nối bị gián đoạn hoặc đã có phiên bản mới. Đơn và bản nháp của bạn vẫn nguyên vẹn.',
  },
  failure: {
    noAnswer: 'Máy chủ không trả lời trong 30 giây. Các đơn của bạn vẫn nguyên vẹn.',
    noConnection: 'Không kết nối được với máy chủ. Hãy kiểm tra mạng rồi thử lại.',
    unreadable: 'Không đọc được câu trả lời của máy chủ. Hãy thử lại sau một phút.',
  },
}

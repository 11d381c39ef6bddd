import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  brand: 'Anfilada',
  pageTitle: '{page} · Anfilada',
  toContent: '跳到正文',
  language: '语言',
  languageNow: '语言：{name}',
  toDark: '深色主题',
  toLight: '浅色主题',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  collapseMenu: '收起菜单',
  expandMenu: '展开菜单',
  mainMenu: '主菜单',
  menu: { orders: '订单', newOrder: '新建订单', museumTickets: '博物馆门票', archive: '归档' },
  userMenu: '用户菜单',
  logOut: '退出',
  role: {
    owner: '负责人',
    manager: '业务员',
    accountant: '会计',
    guide: '导游',
    dispatcher: '调度员',
    office_accountant: '公司会计',
    editor: '编辑',
    admin: '管理员',
  },
  rights: '© {year} Anfilada 有限责任公司',
  close: '关闭',
  retry: '重试',
  loading: '加载中',
  notifications: '消息',
  notFound: {
    title: '没有这个页面',
    text: '请检查网址，或从订单列表开始。',
    toOrders: '查看订单',
  },
  noRight: {
    title: '您的角色没有此权限',
    text: '请联系账户负责人，由其调整成员角色。',
  },
  loadFailed: {
    title: '页面未能加载',
    text: '网络中断，或已发布新版本。您的订单和草稿都完好。',
  },
  failure: {
    noAnswer: '服务器 30 秒内没有回应。您的订单完好。',
    noConnection: '无法连接服务器。请检查网络后重试。',
    unreadable: '无法读取服务器的回应。请一分钟后重试。',
  },
}

import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const zh: PhrasesLike<typeof ru> = {
  open: '查找并打开',
  title: '查找并打开',
  field: '订单号、博物馆、页面或操作',
  close: '关闭',
  recent: '最近使用',
  groups: { orders: '订单', museums: '博物馆', customers: '客户', screens: '页面', acts: '操作' },
  found: '{count, plural, other {找到#项}}',
  none: '没有找到。输入编号中的三位数字或名称的一部分即可。',
  loading: '正在查找',
  failed: '订单和名称加载失败，页面和操作仍可打开。',
  walk: '选行',
  enter: '打开',
  newTab: '在新标签页打开',
  order: '编号{id}',
  openOrder: '打开订单{id}',
  inArchive: '已归档',
  ofMuseum: '该博物馆的订单',
  editMuseum: '在目录中',
  language: '语言：{name}',
}

export default zh

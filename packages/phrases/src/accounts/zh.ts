import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  signIn: '登录',
  tagline: '面向旅行社和导游的圣彼得堡博物馆预订',
  login: '用户名',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  submit: '登录',
  submitting: '正在登录',
  loginMissing: '请输入用户名',
  passwordMissing: '请输入密码',
}

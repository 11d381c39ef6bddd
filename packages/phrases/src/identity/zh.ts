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
  loginMissing: '请输入用户名。',
  passwordMissing: '请输入密码。',
  forgot: '忘记密码？',
  newHere: '还没有与我们合作？',
  toRegistration: '注册旅行社或导游',
  toLogin: '返回登录',
  staff: '该用户名属于我们的工作人员。<link>工作人员登录</link>',
  passwordSaved: '密码已保存，请用新密码登录。',
  sessionOver: '登录已失效：可能已超时、在其他设备上被退出，或登录的设备过多。请重新登录，已填写的内容已保留。',
  secondStep: {
    who: '用户名<login></login>',
    other: '换一个用户名',
    code: '验证器App中的验证码',
    codeHint: '验证器App当前显示的六位数字',
    toRecovery: '手机不在身边：输入恢复码',
    recoveryCode: '恢复码',
    recoveryHint: '您保存的恢复码之一，每个只能用一次',
    toCode: '输入验证器App中的验证码',
    missing: '请输入验证码。',
  },
}

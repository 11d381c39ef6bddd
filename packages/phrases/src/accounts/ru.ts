export const ru = {
  signIn: 'Вход',
  tagline: 'Заказ музеев Петербурга для агентств и гидов',
  login: 'Логин',
  password: 'Пароль',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  submit: 'Войти',
  submitting: 'Входим',
  loginMissing: 'Введите логин',
  passwordMissing: 'Введите пароль',
} as const

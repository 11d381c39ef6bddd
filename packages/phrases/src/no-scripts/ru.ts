/** Said by the page itself, in all languages at once: without scripts nobody knows the reader's. */
export const ru = {
  noScripts: 'Портал работает только со скриптами. Включите JavaScript в настройках браузера и обновите страницу.',
} as const

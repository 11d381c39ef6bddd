// Runs before the first paint, so that a chosen theme, language and direction never flash. Classic script: modules run too late.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  try {
    theme = localStorage.getItem('theme')
    language = localStorage.getItem('language')
  } catch (refused) {
    return
  }
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
  if (/^(ru|en|zh|fa|vi)$/.test(language || '')) {
    root.lang = language
    root.dir = language === 'fa' ? 'rtl' : 'ltr'
  }
})()

// Runs before the first paint, so that a chosen theme, language and direction never flash. Classic script: modules run too late.
;(function () {
  var root = document.documentElement
  // Both apps live at one origin: the office's page names the beginning of its keys.
  var prefix = document.currentScript.getAttribute('data-keys') || ''
  var theme = null
  var language = null
  try {
    theme = localStorage.getItem(prefix + 'theme')
    language = localStorage.getItem(prefix + 'language')
  } catch (refused) {
    return
  }
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
  if (/^(ru|en|zh|fa|vi)$/.test(language || '')) {
    root.lang = language
    root.dir = language === 'fa' ? 'rtl' : 'ltr'
  }
})()

// Stands in the page itself and runs before the first paint, so that a chosen theme, language and direction never flash.
;(function () {
  const root = document.documentElement
  const script = document.currentScript
  // The login stands in the page for everybody who may get it there.
  const login = document.querySelector('meta[name="login"]')
  const chosen = recall()
  if (chosen === null) return
  const token = chosen.token
  speak(chosen)
  askEarly(JSON.parse(script.getAttribute('data-later') || 'null'))
  askFirst(JSON.parse(script.getAttribute('data-first') || 'null'))

  function recall() {
    // Both apps live at one origin: the office's page names the beginning of its keys.
    const prefix = script.getAttribute('data-keys') || ''
    const read = (name) => localStorage.getItem(prefix + name)
    try {
      return { theme: read('theme'), language: read('language'), token: read('accessToken') }
    } catch {
      return null
    }
  }

  function speak({ theme, language }) {
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
    if (/^(ru|en|zh|fa|vi)$/.test(language || '')) {
      root.lang = language
      root.dir = language === 'fa' ? 'rtl' : 'ltr'
    }
    // The login is written in Russian: it waits for its words, or goes (painted-login.js).
    if (login && token) root.setAttribute('data-waits', 'member')
    else if (login && root.lang !== 'ru') root.setAttribute('data-waits', 'words')
  }

  // The build names what the page will want behind its entry: asked for now, it comes beside the entry and not after it.
  function askEarly(later) {
    if (later === null) return
    if (login && !token) return [later.loginWords[root.lang]].concat(later.login).forEach(ask)
    ask(later.languages[root.lang])
    later.program.forEach(ask)
    if (!token) return
    const path = location.pathname.replace(/\/$/, '')
    const screen = later.screens.find(({ paths }) => paths.indexOf(path) >= 0)
    if (screen) [screen.words[root.lang]].concat(screen.files).forEach(ask)
    setTimeout(makeFormats, 0)
  }

  // What the first screen shows is asked for beside its program; the screen takes it from the window when it stands.
  function askFirst(first) {
    if (first === null || !token || first.paths.indexOf(location.pathname) < 0) return
    const body = new FormData()
    body.set('action', first.action)
    body.set('data', JSON.stringify({ language: root.lang }))
    const headers = { Authorization: token, 'Accept-Language': root.lang }
    const answer = fetch(first.door, { method: 'POST', body, headers, signal: AbortSignal.timeout(30000) })
    // Whoever takes it hears of a failure; when nobody does, nobody minds.
    answer.catch(function () {})
    window.firstAnswer = { token, language: root.lang, at: Date.now(), answer: answer }
  }

  // The first number and the first date of a process load what all later ones share, and take a slow phone longer than any row of a list:
  // done while the program is still coming.
  function makeFormats() {
    new Intl.PluralRules(root.lang).select(new Intl.NumberFormat(root.lang).format(0).length)
    new Intl.DateTimeFormat(root.lang, { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' }).format(0)
  }

  function ask(address) {
    const link = document.createElement('link')
    const isStyle = address.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
})()

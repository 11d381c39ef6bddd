/**
 * Ways to bring a script into a text, made of vectors × contexts × spellings (OWASP's list of filter evasions, HTML5 Security Cheatsheet).
 * Each calls `alert` with its own number, so that a browser tells which ran.
 */
export type Payload = {
  number: number
  text: string
  /** By what it would run, for the controls: every vector runs somewhere without protection, or it proves nothing. */
  vector: string
}

/** Elements that run by themselves as soon as they stand in a page; RUN is the script. */
const elements: Readonly<Record<string, string>> = {
  script: '<script>RUN</script>',
  'script by data': '<script src="data:text/javascript,RUN"></script>',
  img: '<img src=x onerror=RUN>',
  'img without quotes or spaces': '<img/src="x"/onerror=RUN>',
  'img in a picture': '<picture><source srcset=x><img onerror=RUN></picture>',
  image: '<image src=x onerror=RUN>',
  svg: '<svg onload=RUN>',
  'svg with a script': '<svg><script>RUN</script></svg>',
  'svg with a script by address': '<svg><script href="data:text/javascript,RUN"></script></svg>',
  'svg animation': '<svg><animate onbegin=RUN attributeName=x dur=1s></svg>',
  'svg set': '<svg><set onbegin=RUN attributeName=x dur=1s></svg>',
  'svg image': '<svg><image href=x onerror=RUN></svg>',
  // Harmless when it is read once, and not when what was read is written and read again.
  'read twice': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN>',
  'iframe with a document': '<iframe srcdoc="&lt;script&gt;RUN&lt;/script&gt;"></iframe>',
  'iframe by address': '<iframe src="javascript:RUN"></iframe>',
  'iframe that loads': '<iframe onload=RUN></iframe>',
  details: '<details open ontoggle=RUN><summary>x</summary></details>',
  video: '<video><source onerror=RUN></video>',
  audio: '<audio src=x onerror=RUN></audio>',
  'style that loads': '<style onload=RUN>p{color:red}</style>',
  'stylesheet that loads': '<link rel=stylesheet href="data:text/css,p{}" onload=RUN>',
  'focus by itself': '<input autofocus onfocus=RUN>',
  'selection by itself': '<select autofocus onfocus=RUN></select>',
  'text box by itself': '<textarea autofocus onfocus=RUN></textarea>',
  'animation of a style': '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart=RUN>x</p>',
  body: '<body onload=RUN>',
  'form in a button': '<form><button formaction="javascript:RUN">x</button></form>',
  'form by its address': '<form action="javascript:RUN"><button>x</button></form>',
  'link by its address': '<a href="javascript:RUN">x</a>',
  'link of a picture': '<svg><a href="javascript:RUN"><text y=20>x</text></a></svg>',
  'map of a picture': '<map name=m><area shape=default href="javascript:RUN">x</map><img usemap=#m src=x>',
}

/** Where a reader of texts might let an element out: HERE is its place. */
const contexts: readonly string[] = [
  'HERE',
  'Слова до HERE и после.',
  '"><b>x</b>HERE',
  "x' y='HERE",
  '</p></div></main>HERE',
  '</title></textarea></style></script>HERE',
  '<!--><b>x</b>-->HERE',
  '<noscript><p title="</noscript>HERE">',
  '<b title="HERE">x</b>',
  '**HERE**',
  '# HERE',
  '- HERE\n- x',
  '> HERE',
  '| a |\n|---|\n| HERE |',
  '`x` HERE `x`',
  '```\nx\n```\nHERE',
  '[HERE](https://ok.example)',
  '[x](https://ok.example "HERE")',
  '![HERE](https://ok.example/a.png)',
]

/** How a filter by words might be passed by. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  // Letters of tags and attributes, not of the script.
  (text) => text.replace(/<\/?[a-z]+/g, (tag) => tag.replace(/(.)(.)/g, (_pair, one: string, other: string) => one + other.toUpperCase())),
  (text) => text.replace(/(<[a-z]+) /g, '$1\n\t'),
]

/** Addresses that are scripts. */
const addresses: Readonly<Record<string, string>> = {
  plain: 'javascript:RUN',
  'in other letters': 'JaVaScRiPt:RUN',
  'with a tab': 'java\tscript:RUN',
  'with an entity': '&#106;avascript:RUN',
  'with a long entity': '&#0000106;avascript:RUN',
  'with a hexadecimal entity': '&#x6A;avascript:RUN',
  'with a named colon': 'javascript&colon;RUN',
  'with a tab by name': 'java&Tab;script:RUN',
  'with a line break by name': 'java&NewLine;script:RUN',
  'with a control character': '\u0001javascript:RUN',
  'with a comment': 'javascript://ok.example/%0aRUN',
}

/** Where an address stands in a text. */
const links: readonly string[] = [
  '[x](HERE)',
  '[x](<HERE>)',
  '[x]: HERE\n\n[x]',
  '<HERE>',
  '![x](HERE)',
  '[![x](https://ok.example/a.png)](HERE)',
  '<a href="HERE">x</a>',
  "<a href='HERE'>x</a>",
]

/** Put where HERE or RUN stands, as it is: a replacement text would read `$`. */
function put(frame: string, mark: 'HERE' | 'RUN', text: string): string {
  return frame.split(mark).join(text)
}

function made(): Payload[] {
  const byElement = Object.entries(elements).flatMap(([vector, element]) =>
    contexts.flatMap((context) => spellings.map((spell) => ({ vector, text: put(context, 'HERE', spell(element)) }))),
  )
  const byAddress = Object.entries(addresses).flatMap(([vector, address]) =>
    links.map((link) => ({ vector: `address ${vector}`, text: put(link, 'HERE', address) })),
  )
  const all = new Map([...byElement, ...byAddress].map((one) => [one.text, one]))
  return [...all.values()].map(({ vector, text }, number) => ({ number, vector, text: put(text, 'RUN', `alert(${number})`) }))
}

export const hostilePayloads: readonly Payload[] = made()

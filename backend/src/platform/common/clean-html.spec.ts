import fc from 'fast-check';
import { cleanHtml } from './clean-html';

const TAGS = 'p|br|b|strong|i|em|u|s|ul|ol|li|h2|h3|h4|blockquote|a|table|thead|tbody|tr|th|td';
/** What every HTML parser reads alike: text, and tags of plain structure with quoted attributes. */
const PLAIN = new RegExp(`^(?:[^<]|</?(?:${TAGS})(?: (?:href|rel|colspan|rowspan)="[^"<>]*")*(?: /)?>)*$`);
const ADDRESS = /<a[^>]* href="([^"]*)"/g;

/** What a browser may leave out of an address before it looks at the scheme. */
const IGNORED = /[^\x21-\uffff]/g;

function expectPlain(html: string): void {
  expect(html).toMatch(PLAIN);
  for (const [, address] of html.matchAll(ADDRESS)) {
    const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(IGNORED, '')) ?? [];
    expect(['https', 'http', 'mailto', 'tel', undefined]).toContain(scheme?.toLowerCase());
    expect(address).not.toMatch(/^[\\/]{2}|&(?!(?:amp|lt|gt|quot);)/);
  }
}

describe('[FDEP-04] HTML that somebody wrote', () => {
  it.each([
    ['a script', '<script>x()</script>'],
    ['a script in a script', '<scr<script>ipt>x()</scr</script>ipt>'],
    ['a handler', '<p onclick="x()" ONMOUSEOVER=x()>a</p>'],
    ['a handler behind a slash', '<b/onclick=x()>a</b>'],
    ['a picture', '<img src=x onerror=x()>'],
    ['a frame', '<iframe srcdoc="<script>x()</script>"></iframe>'],
    ['an address that runs', '<a href="javascript:x()">a</a>'],
    ['an address with a tab', '<a href="java&#9;script:x()">a</a>'],
    ['an address with a null', '<a href="\u0000javascript&colon;x()">a</a>'],
    ['an address of data', '<a href="data:text/html,<script>x()</script>">a</a>'],
    ['an address of another host', '<a href="/\\stranger.example">a</a><a href="//stranger.example">b</a>'],
    ['a drawing', '<svg><p><style><img title="</style><img src=x onerror=x()>">'],
    ['a formula', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=x()&gt;">'],
    ['a text field', '<textarea><p title="</textarea><img src=x onerror=x()>">'],
    ['old plain text', '<xmp><p title="</xmp><svg/onload=x()>"></xmp>'],
    ['a template', '<template><noscript><p title="</noscript><img src=x onerror=x()>"></noscript></template>'],
  ])('keeps nothing of %s', (_what, html) => {
    const clean = cleanHtml(html);
    expectPlain(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it.each(['svg', 'math', 'style', 'textarea', 'xmp'])('never keeps <%s>, inside which the rules are others', (tag) => {
    expect(cleanHtml(`<p>a<${tag}>b</${tag}>c</p>`)).not.toContain(`<${tag}`);
  });

  it('is plain structure afterwards, whatever it was', () => {
    const name = fc.constantFrom(
      ...TAGS.split('|'),
      ...'svg math style textarea xmp script noscript template iframe title select option mglyph mtext foreignObject div h1'.split(
        ' ',
      ),
    );
    const word = fc.constantFrom(
      ...[
        '<',
        '>',
        '</',
        '/>',
        '"',
        "'",
        '=',
        ' ',
        '&lt;',
        '&#60',
        '&quot;',
        '<!--',
        '-->',
        '--!>',
        '<![CDATA[',
        ']]>',
      ],
      ...[
        '\0',
        '\n',
        '<?',
        ' href=',
        ' onclick=x()',
        'javascript:',
        'java\tscript&colon;',
        '//',
        '\\',
        'https://a.example',
      ],
    );
    const tag = fc.oneof(
      name.map((each) => `<${each}>`),
      name.map((each) => `</${each}>`),
      fc
        .tuple(name, word, word, fc.string())
        .map(([each, a, b, text]) => `<${each} title="${a}${text}" href=${b}${text}>`),
      fc.tuple(word, fc.string()).map(([a, text]) => `<a href="${a}${text}">`),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(tag, word, fc.string()), { maxLength: 20 }), (parts) => {
        expectPlain(cleanHtml(parts.join('')));
      }),
      { numRuns: 2000 },
    );
  });
});

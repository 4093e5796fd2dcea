import { bootJson } from './boot';
import { earlyScript } from './forms/early';
import { escapeHtml, writeDocument, type Assets } from './document';
import { fallbackSite } from './lib/site-context';

const assets: Assets = {
  css: 'body{margin:0}',
  entry: '/assets/entry-1.js',
  font: '/assets/inter-1.woff2',
  icon: '/assets/icon.svg',
  chunksOf: (file) => [`/assets/${file}.js`],
};
const attack = '</script><script>alert(1)</script>';
const write = (title: string, photoFirst = false) =>
  writeDocument(
    {
      origin: 'https://stowbridge.example',
      path: '/property/7/x/',
      product: 'Stowbridge',
      head: { title, description: title, image: 'a b.webp', structured: () => [{ name: title }] },
      links: '',
      body: '<main></main>',
      boot: bootJson({ site: fallbackSite, signedIn: false, data: { name: title } }),
      module: 'home',
      photoFirst,
    },
    assets,
  );

describe('the document', () => {
  it('[SHELL-60] has a title of product, separator and screen, and a preview for links', () => {
    const html = write('Harbor Gate Storage');
    expect(html).toContain('<title>Stowbridge | Harbor Gate Storage</title>');
    expect(html).toContain('<link rel="canonical" href="https://stowbridge.example/property/7/x/">');
    expect(html).toContain('content="https://stowbridge.example/StoreImages/a%20b.webp?w=1200"');
  });

  it('lets nothing that people wrote become markup or script', () => {
    const html = write(attack);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  });

  it('has one style and one script of its own, which the content policy knows, and no style attribute', () => {
    const html = write('Home');
    const inline = [...html.matchAll(/<(?:style|script)(?![^>]*(?:src=|type="application\/))[^>]*>([^<]*)</g)];
    expect(inline.map(([, text]) => text)).toEqual([assets.css, earlyScript]);
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('keeps its code in a template and its letters to their turn when the photo comes first, and nowhere else', () => {
    const code = /<template id="code">[^]*modulepreload[^]*<script type="module"[^]*<\/template>/;
    const html = write('Home', true);
    expect(html).toMatch(code);
    expect(html.replace(code, '')).not.toContain('/assets/entry-1.js');
    expect(html).not.toContain('as="font"');
    expect(write('Home')).not.toContain('<template');
    expect(write('Home')).toContain('as="font"');
  });

  it('hands the page’s data to the browser unchanged', () => {
    const json = /<script type="application\/json" id="boot"[^>]*>([^<]*)<\/script>/.exec(write(attack))?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ data: { name: attack } });
  });
});

import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';

/** Writes what a PDF file on standard input says, as JSON: a process of its own, because the site's pdfjs is an ES module. */
// Only drawing needs them.
Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object });
const { resolve } = createRequire(new URL('../../site-ui/package.json', import.meta.url));
const { getDocument, VerbosityLevel } = await import(resolve('pdfjs-dist/legacy/build/pdf.mjs'));
const document = await getDocument({
  data: new Uint8Array(await buffer(process.stdin)),
  verbosity: VerbosityLevel.ERRORS,
}).promise;
const { info } = await document.getMetadata();
const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  pages.push({
    text: items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    tree: await page.getStructTree(),
  });
}
process.stdout.write(
  JSON.stringify({ title: info.Title, language: info.Language, ...(await document.getMarkInfo()), pages }),
);

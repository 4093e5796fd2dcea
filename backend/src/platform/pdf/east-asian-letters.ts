import { readFile } from 'node:fs/promises';
import { IDEOGRAPH, type LetterFile } from './pdf-letters';

/** Where two have as many letters of a text, they come from the first. */
const PACKAGES = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];

/** The files of one package of fonts, and which letters each has: `U+25ee8,U+3402-3405`. */
type Ranges = Record<string, string>;

/**
 * The Chinese, Japanese and Korean letters of a text for `PdfLetters`, by package; none for a text without any. A PDF takes
 * no font of variable weight, so each file is cut to the letters that are needed, in each weight.
 */
export async function eastAsianLetters(text: string): Promise<LetterFile[][]> {
  if (!IDEOGRAPH.test(text)) {
    return [];
  }
  const letters = [...new Set(text.normalize('NFC'))].join('');
  return Promise.all(
    PACKAGES.map(async (name) => {
      const ranges = JSON.parse(await readFile(pathOf(name, 'unicode.json'), 'utf8')) as Ranges;
      const files = Object.entries(ranges).map(async ([part, list]): Promise<LetterFile[]> => {
        const own = letters.match(lettersIn(list));
        // Those with a name, not a number, have letters that Inter has too.
        const [number] = /\d+/.exec(part) ?? [];
        return own && number ? [await cut(name, number, own.join(''))] : [];
      });
      return (await Promise.all(files)).flat();
    }),
  );
}

async function cut(name: string, number: string, letters: string): Promise<LetterFile> {
  const { default: subsetFont } = await import('subset-font');
  const file = await readFile(pathOf(name, `files/${name}-${number}-wght-normal.woff2`));
  // Each file has a space too: the list of the package names some letters that no file has, and no font is empty.
  const of = (wght: number) => subsetFont(file, ` ${letters}`, { targetFormat: 'truetype', variationAxes: { wght } });
  return { name: `${name}-${number}`, 400: await of(400), 600: await of(600) };
}

const pathOf = (name: string, file: string): string => require.resolve(`@fontsource-variable/${name}/${file}`);

/** The letters of a list of ranges. */
const lettersIn = (list: string): RegExp =>
  new RegExp(
    `[${list.replace(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?,?/gi, (_all, from, to = from) => `\\u{${from}}-\\u{${to}}`)}]`,
    'gu',
  );

import { fontFile } from './font-files';

/** The parts of a PDF document that the letters need, one of which its types leave out. */
type Pdf = PDFKit.PDFDocument & { _font: { font: Font } };

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

export type Weight = 400 | 600;

/** How a text is set. */
export interface Setting {
  /** In points. */
  size: number;
  weight?: Weight;
  color: string;
  width: number;
  align?: 'left' | 'right';
}

/** A file of letters: its path or its content in each weight, and a name that no other file has. */
export interface LetterFile extends Record<Weight, string | Buffer> {
  name: string;
}

/** What the letters of a document can do beyond those of Inter. */
export interface Beyond {
  /** The files of further packages; each text takes as many letters as it can from the package that has the most of them. */
  more?: LetterFile[][];
  /** What stands for letters in a row that no file has. */
  unknown?: (letters: string[]) => string;
}

/** The letters of no file are written by their numbers, which loses nothing. */
export const byNumber = (letters: string[]): string =>
  [...letters.join('')].map((one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** Letters that one file can show. */
interface Piece {
  /** Its name; undefined when no file has them. */
  file?: string;
  letters: string;
}

type Line = Piece[];

/** Each file has the letters of some alphabets; most texts need the first one only. */
const FILES = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
const [PLAIN] = FILES;

/** Of Inter, in parts of the size: from the top of a line to the foot of its letters, and to the next line. */
const ASCENT = 1984 / 2048;
const LINE = (1984 + 494) / 2048;

/** A space at which no line breaks. */
const FIRM = '\u00a0';

/** In points: a text that fits its own width exactly is to fit it. */
const ROUNDING = 0.01;

/** Between these letters a line may break. */
export const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * On the right all figures are of one width, so that amounts stand below each other; hyphens then are too. Words without
 * features are measured once.
 */
const featuresOf = ({ align }: Pick<Setting, 'align'>): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  align === 'right' ? { features: ['tnum'] } : {};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const pointsOf = (letters: string): number[] => [...letters].map((one) => one.codePointAt(0) as number);

const pathOf = (file: string, weight: Weight): string =>
  require.resolve(`@fontsource/inter/files/inter-${file}-${weight}-normal.woff`);
const inter = (): LetterFile[] =>
  FILES.map((name) => ({ name, 400: fontFile(pathOf(name, 400)), 600: fontFile(pathOf(name, 600)) }));

/** Inter and what was added to it, embedded in a PDF document as far as its texts need it. */
export class PdfLetters {
  /** Some letter was in no file. */
  lacked = false;

  private readonly opened = new Map<string, Font>();
  private readonly more: LetterFile[][];
  private readonly unknown: (letters: string[]) => string;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    { more = [], unknown = (letters) => '?'.repeat(letters.length) }: Beyond = {},
  ) {
    this.more = more;
    this.unknown = unknown;
    for (const file of [inter(), ...more].flat()) {
      pdf.registerFont(`${file.name}-400`, file[400]).registerFont(`${file.name}-600`, file[600]);
    }
  }

  /** Whether all letters of a text can be shown. */
  has(text: string): boolean {
    return this.piecesOf(text).every(({ file }) => file !== undefined);
  }

  /** Writes a text at a place; something stands for the letters that no file has. */
  write(text: string, x: number, y: number, setting: Setting): void {
    const { size, color, width, align } = setting;
    const lines = this.linesOf(text, setting);
    this.lacked ||= lines.some((line) => line.some(({ file }) => file === undefined));
    lines.forEach((line, n) => {
      let left = align === 'right' ? x + width - this.widthOf(line, setting) : x;
      for (const piece of line) {
        this.take(piece, setting);
        this.pdf.fillColor(color).text(piece.letters, left, y + (n * LINE + ASCENT) * size, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...featuresOf(setting),
        });
        left += this.widthOf([piece], setting);
      }
    });
    this.pdf.x = x;
    this.pdf.y = y + lines.length * LINE * size;
  }

  /** How high a text becomes. */
  heightOf(text: string, setting: Omit<Setting, 'color'>): number {
    return this.linesOf(text, setting).length * LINE * setting.size;
  }

  /** How wide the widest of its lines becomes. */
  widestOf(text: string, setting: Omit<Setting, 'color'>): number {
    return Math.max(...this.linesOf(text, setting).map((line) => this.widthOf(line, setting)));
  }

  /** A text line by line, as it is written. */
  split(text: string, setting: Omit<Setting, 'color'>): string[] {
    return this.linesOf(text, setting).map((line) => line.map(({ letters }) => letters).join(''));
  }

  /** A text in lines: it breaks between words, between ideographs, and within a word that has no room on a line of its own. */
  private linesOf(text: string, setting: Omit<Setting, 'color'>): Line[] {
    const lines: Line[] = [];
    for (const paragraph of text.split('\n')) {
      let line: Line = [];
      let wide = 0;
      const fits = (pieces: Piece[]): boolean =>
        wide + this.widthOf(withoutEnd(pieces), setting) <= setting.width + ROUNDING;
      const add = (more: Piece[]): void => {
        if (line.length > 0 && !fits(more)) {
          lines.push(withoutEnd(line));
          [line, wide] = [[], 0];
        }
        line = joined([...line, ...more]);
        wide += this.widthOf(more, setting);
      };
      for (const word of wordsOf(this.piecesOf(paragraph))) {
        const parts =
          this.widthOf(withoutEnd(word), setting) <= setting.width
            ? [word]
            : word.flatMap(({ file, letters }) =>
                [...graphemes.segment(letters)].map(({ segment }) => [{ file, letters: segment }]),
              );
        parts.forEach(add);
      }
      lines.push(withoutEnd(line));
    }
    return lines.map((line) => line.map(({ file, letters }) => ({ file, letters: letters.replaceAll(FIRM, ' ') })));
  }

  private widthOf(pieces: Piece[], setting: Omit<Setting, 'color'>): number {
    return pieces.reduce((sum, piece) => {
      this.take(piece, setting);
      return sum + this.pdf.widthOfString(piece.letters, featuresOf(setting));
    }, 0);
  }

  private take({ file = PLAIN }: Piece, { size, weight = 400 }: Pick<Setting, 'size' | 'weight'>): void {
    this.pdf.font(`${file}-${weight}`).fontSize(size);
  }

  /** A text in pieces that one file can show each. */
  private piecesOf(text: string): Piece[] {
    const files = this.filesFor(text);
    const pieces: Piece[] = [];
    let lacking: string[] = [];
    const tell = (): void => {
      pieces.push(...[...this.unknown(lacking)].map((letters) => ({ letters })));
      lacking = [];
    };
    for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
      const space = /^\s+$/.test(segment);
      const file = space ? (pieces.at(-1)?.file ?? PLAIN) : files.find((file) => this.shows(file, pointsOf(segment)));
      if (file === undefined) {
        lacking.push(segment);
        continue;
      }
      tell();
      pieces.push({ file, letters: space && segment !== FIRM ? ' ' : segment });
    }
    tell();
    return pieces;
  }

  /** The files that may have the letters of a text, in the order in which they are asked. */
  private filesFor(text: string): string[] {
    const points = pointsOf(text);
    const packages = this.more.map((files) => {
      const names = files.map(({ name }) => name);
      return { names, has: points.filter((point) => names.some((name) => this.shows(name, [point]))).length };
    });
    return [...FILES, ...packages.sort((a, b) => b.has - a.has).flatMap(({ names }) => names)];
  }

  private shows(file: string, points: number[]): boolean {
    // A document opens a font anew at each use when another of its fonts is equal to it, as parts without letters are.
    const font = this.opened.get(file) ?? (this.pdf.font(`${file}-400`) as Pdf)._font.font;
    this.opened.set(file, font);
    return points.every((point) => font.hasGlyphForCodePoint(point));
  }
}

/** Pieces in words with the spaces behind them; an ideograph is a word of its own. */
function wordsOf(pieces: Piece[]): Piece[][] {
  const words: Piece[][] = [];
  let open = false;
  for (const [n, piece] of pieces.entries()) {
    const space = piece.letters === ' ';
    const alone = IDEOGRAPH.test(piece.letters);
    const hyphened = pieces[n - 1]?.letters === '-' && !/\d/.test(piece.letters);
    if (words.length > 0 && (space || (open && !alone && !hyphened))) {
      words[words.length - 1].push(piece);
    } else {
      words.push([piece]);
    }
    open = !space && !alone;
  }
  return words.map(joined);
}

/** Neighbours of one file become one piece. */
function joined(pieces: Piece[]): Piece[] {
  const longer: Piece[] = [];
  for (const piece of pieces) {
    const last = longer.at(-1);
    if (last && last.file === piece.file) {
      longer[longer.length - 1] = { ...last, letters: last.letters + piece.letters };
    } else {
      longer.push(piece);
    }
  }
  return longer;
}

/** Without the spaces at the end of a line. */
function withoutEnd(line: Line): Line {
  const last = line.at(-1);
  return last ? [...line.slice(0, -1), { ...last, letters: last.letters.replace(/ +$/, '') }] : [];
}

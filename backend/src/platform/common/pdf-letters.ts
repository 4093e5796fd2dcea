/** The parts of a PDF document that the letters need, one of which its types leave out. */
type Pdf = PDFKit.PDFDocument & { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

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

/** Each file has the letters of some alphabets; most texts need the first one only. */
const FILES = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

/** Stands for a letter that no file has. */
const UNKNOWN = '?';

/** On the right all figures are of one width, so that amounts stand below each other; hyphens then are too. */
const featuresOf = ({ align }: Pick<Setting, 'align'>): PDFKit.Mixins.OpenTypeFeatures[] =>
  align === 'right' ? ['tnum'] : [];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Inter, embedded in a PDF document as far as its texts need it. */
export class PdfLetters {
  /** Some letter was in no file. */
  lacked = false;

  private readonly known = new Map<string, string | undefined>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    for (const weight of [400, 600] as const) {
      for (const file of FILES) {
        pdf.registerFont(
          `${file}-${weight}`,
          require.resolve(`@fontsource/inter/files/inter-${file}-${weight}-normal.woff`),
        );
      }
    }
  }

  /** Whether all letters of a text can be shown. */
  has(text: string): boolean {
    return this.piecesOf(text, 400).every(({ file }) => file !== undefined);
  }

  /** Writes a text at a place; the letters that no file has are shown as `?`. */
  write(text: string, x: number, y: number, { size, weight = 400, color, width, align }: Setting): void {
    const pieces = this.piecesOf(text, weight);
    this.lacked ||= pieces.some(({ file }) => file === undefined);
    pieces.forEach(({ file = FILES[0], letters }, n) => {
      this.pdf.font(`${file}-${weight}`).fontSize(size).fillColor(color);
      const options = { width, align, features: featuresOf({ align }), continued: n < pieces.length - 1 };
      if (n === 0) {
        this.pdf.text(letters, x, y, options);
      } else {
        this.pdf.text(letters, options);
      }
    });
  }

  /** How high a text becomes; letters of other files are taken to be wide ones. */
  heightOf(text: string, { size, weight = 400, width, align }: Omit<Setting, 'color'>): number {
    const measured = this.piecesOf(text, weight)
      .map(({ file, letters }) => (file === FILES[0] ? letters : letters.replace(/\S/gu, 'm')))
      .join('');
    return this.pdf
      .font(`${FILES[0]}-${weight}`)
      .fontSize(size)
      .heightOfString(measured, { width, features: featuresOf({ align }) });
  }

  /** A text in pieces that one file can show each. */
  private piecesOf(text: string, weight: Weight): { file?: string; letters: string }[] {
    const pieces: { file?: string; letters: string }[] = [];
    for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
      const file = /^\s$/.test(segment) ? (pieces.at(-1)?.file ?? FILES[0]) : this.fileOf(segment, weight);
      const last = pieces.at(-1);
      const letters = file === undefined ? UNKNOWN : segment;
      if (last && last.file === file) {
        last.letters += letters;
      } else {
        pieces.push({ file, letters });
      }
    }
    return pieces.length > 0 ? pieces : [{ file: FILES[0], letters: '' }];
  }

  private fileOf(segment: string, weight: Weight): string | undefined {
    if (!this.known.has(segment)) {
      const points = [...segment].map((one) => one.codePointAt(0) as number);
      this.known.set(
        segment,
        FILES.find((file) => {
          const { font } = (this.pdf.font(`${file}-${weight}`) as Pdf)._font;
          return points.every((point) => font.hasGlyphForCodePoint(point));
        }),
      );
    }
    return this.known.get(segment);
  }
}

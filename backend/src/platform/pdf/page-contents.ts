import { inflateSync, constants } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/** The streams that draw a page, which a reader reads as one. */
export function contentsOf(page: PDFDict): PDFObject[] {
  const contents = page.lookup(PDFName.of('Contents'));
  if (contents instanceof PDFArray) {
    return contents.asArray();
  }
  const one = page.get(PDFName.of('Contents'));
  return contents instanceof PDFRawStream && one ? [one] : [];
}

/** What streams draw, in one. */
export function drawnBy(page: PDFDict, streams: PDFObject[]): Buffer {
  const parts = streams.map((one) => page.context.lookup(one)).filter((one) => one instanceof PDFRawStream);
  return Buffer.concat(parts.flatMap((one) => [unpacked(one), NEWLINE]));
}

const NEWLINE = Buffer.from('\n');

function unpacked(stream: PDFRawStream): Uint8Array {
  const plain = !stream.dict.has(PDFName.of('DecodeParms')) && !stream.dict.has(PDFName.of('DP'));
  if (plain && stream.dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode')) {
    try {
      return inflateSync(stream.getContents(), { finishFlush: constants.Z_SYNC_FLUSH });
    } catch {
      // The library reads damaged ones too.
    }
  }
  return decodePDFRawStream(stream).decode();
}

/** What has to be done to draw something of one's own behind the contents of a page. */
export interface Ending {
  /** Where graphics states are restored that were never saved, which a reader ignores. */
  surplus: number[];
  /** The operators that end all that the contents have begun. */
  operators: string;
}

const codeOf = (letter: string): number => letter.charCodeAt(0);
/** Each byte asks, so these are tables. */
const tableOf = (codes: number[]): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_one, n) => (codes.includes(n) ? 1 : 0));
const WHITE = tableOf([0, 9, 10, 12, 13, 32]);
const SEPARATES = tableOf([0, 9, 10, 12, 13, 32, ...[...'()<>[]{}/%'].map(codeOf)]);
const BEGINS_OPERATOR = tableOf([...'qQBEI'].map(codeOf));
const [OPEN, CLOSE, LESS, GREATER, SLASH, PERCENT, BACKSLASH] = [...'()<>/%\\'].map(codeOf);
const [CR, LF] = [13, 10];
const LONGEST_OPERATOR = 3;

/**
 * Reads the contents of a page as far as it matters for what is drawn behind them.
 * @throws Error when they end within a text or a picture, which would take in what follows
 */
export function endingOf(contents: Buffer): Ending {
  const surplus: number[] = [];
  let [states, marked, text, picture] = [0, 0, false, false];
  let at = 0;
  const end = contents.length;
  while (at < end) {
    const code = contents[at];
    if (code === OPEN) {
      at = afterText(contents, at);
    } else if (code === PERCENT) {
      while (at < end && contents[at] !== CR && contents[at] !== LF) {
        at += 1;
      }
    } else if (code === LESS && contents[at + 1] !== LESS) {
      at = contents.indexOf(GREATER, at) + 1;
      if (at === 0) {
        throw new Error('The contents of a page end within a text.');
      }
    } else if (SEPARATES[code] && code !== SLASH) {
      at += 1;
    } else {
      const begin = at;
      do {
        at += 1;
      } while (at < end && !SEPARATES[contents[at]]);
      if (!BEGINS_OPERATOR[code] || at - begin > LONGEST_OPERATOR) {
        continue;
      }
      switch (at - begin === 1 ? String.fromCharCode(code) : contents.toString('latin1', begin, at)) {
        case 'q':
          states += 1;
          break;
        case 'Q':
          if (states === 0) {
            surplus.push(begin);
          } else {
            states -= 1;
          }
          break;
        case 'BT':
          text = true;
          break;
        case 'ET':
          text = false;
          break;
        case 'BMC':
        case 'BDC':
          marked += 1;
          break;
        case 'EMC':
          marked = Math.max(0, marked - 1);
          break;
        case 'BI':
          picture = true;
          break;
        case 'ID':
          at = picture ? afterPicture(contents, at) : at;
          picture = false;
          break;
      }
    }
  }
  const operators = [...(text ? ['ET'] : []), ...Array(marked).fill('EMC'), ...Array(states).fill('Q')].join(' ');
  return { surplus, operators };
}

/** Behind a text in brackets, which may hold brackets in pairs. */
function afterText(contents: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < contents.length; at += 1) {
    const code = contents[at];
    if (code === BACKSLASH) {
      at += 1;
    } else if (code === OPEN) {
      depth += 1;
    } else if (code === CLOSE) {
      depth -= 1;
      if (depth === 0) {
        return at + 1;
      }
    }
  }
  throw new Error('The contents of a page end within a text.');
}

/** Behind the bytes of a picture: an `EI` of its own, with nothing behind it that is no text. */
function afterPicture(contents: Buffer, from: number): number {
  for (let at = contents.indexOf('EI', from + 1); at >= 0; at = contents.indexOf('EI', at + 1)) {
    const behind = contents.subarray(at + 2, at + 12);
    const isText = behind.every((code) => WHITE[code] || (code > 32 && code < 127));
    if (WHITE[contents[at - 1]] && (behind.length === 0 || WHITE[behind[0]]) && isText) {
      return at + 2;
    }
  }
  throw new Error('The contents of a page end within a picture.');
}

/** Most of what people type: nothing to be cleaned, and cheap to see. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/**
 * Characters that nobody sees but that change how a text looks or where its lines end: controls, separators of lines,
 * marks and overrides of the direction of writing (`invoice\u202efdp.exe` looks like a PDF), zero widths.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** The two that scripts need, where they join or part letters. */
const LOOSE_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\u200c\u200d])/gu;

const visible = (text: string): string => text.replace(INVISIBLE, '').replace(LOOSE_JOINER, '');

/** A text of one line, without what nobody sees and with single spaces [FSEC-23]. */
export function singleLine(text: string): string {
  if (PLAIN.test(text)) {
    return text;
  }
  const spaced = text.normalize('NFC').replace(/[\t\n\v\f\r]+/g, ' ');
  return visible(spaced).replace(/\s+/g, ' ').trim();
}

/** A text of several lines, which end with line feeds only, without what nobody sees [FSEC-23]. */
export function severalLines(text: string): string {
  if (PLAIN.test(text)) {
    return text;
  }
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').split('\n').map(visible).join('\n').trim();
}

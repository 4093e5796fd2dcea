/** The bytes of a file from `start` to `end`, both counted. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * What part of a file a request asks for (RFC 9110, 14). Undefined, which means all of it, when it asks for none, for
 * several at once, in words that are not understood, or by an `If-Range` that names another state of the file.
 * @param size of the whole file in bytes
 */
export function requestedRange(
  range: string | undefined,
  ifRange: string | undefined,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = ONE_RANGE.exec(range?.replace(/\s/g, '') ?? '') ?? [];
  if (from === undefined || (from === '' && to === '')) {
    return undefined;
  }
  if (ifRange !== undefined && ifRange !== etag) {
    return undefined;
  }
  if (from === '') {
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  }
  if (to !== '' && Number(to) < Number(from)) {
    return undefined;
  }
  if (Number(from) >= size) {
    return 'unsatisfiable';
  }
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

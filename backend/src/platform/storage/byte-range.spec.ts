import { requestedRange } from './byte-range';

describe('the range of a request', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['BYTES = 10 - 19', { start: 10, end: 19 }],
    ['bytes=90-5000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-5000', { start: 0, end: 99 }],
    ['bytes=99-', { start: 99, end: 99 }],
  ])('[CALL-111] %s of 100 bytes is a part', (range, part) => {
    expect(requestedRange(range, undefined, '"a"', 100)).toEqual(part);
    expect(requestedRange(range, '"a"', '"a"', 100)).toEqual(part);
    expect(requestedRange(range, '"b"', '"a"', 100)).toBeUndefined();
    expect(requestedRange(range, 'Sat, 21 Nov 2026 08:00:00 GMT', '"a"', 100)).toBeUndefined();
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])(
    '[CALL-111] %s of 100 bytes is outside',
    (range) => {
      expect(requestedRange(range, undefined, '"a"', 100)).toBe('unsatisfiable');
    },
  );

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=9-1',
    'bytes=0-1,5-6',
    'lines=0-1',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=--5',
    `bytes=${'9'.repeat(400)}-`,
  ])('[CALL-111] %j asks for the whole file', (range) => {
    expect(requestedRange(range, undefined, '"a"', 100)).toBeUndefined();
  });

  it('[CALL-111] nothing of an empty file can be asked for', () => {
    expect([requestedRange('bytes=0-', undefined, '"a"', 0), requestedRange('bytes=-5', undefined, '"a"', 0)]).toEqual([
      'unsatisfiable',
      'unsatisfiable',
    ]);
  });
});

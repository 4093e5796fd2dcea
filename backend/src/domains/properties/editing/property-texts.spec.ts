import { daysListed } from '../listing/days-listed';
import { cleanHtml } from '../../../platform/common/clean-html';
import { videoCode } from './video-code';

describe('the video of a property', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', '76979871'],
    ['  ', null],
    [undefined, null],
  ])('[APROP-84] of %j is stored as %j', (given, code) => expect(videoCode(given)).toBe(code));

  it('[APROP-84] is refused when it is neither on YouTube nor on Vimeo', () => {
    expect(() => videoCode('https://evil.example/watch?v=dQw4w9WgXcQ')).toThrow(
      'Video must be the code or the address of a YouTube or Vimeo video.',
    );
  });
});

describe('the description of a property', () => {
  it('[APROP-82] keeps structure and drops everything that could run or load', () => {
    const html =
      '<h1>Fine</h1><p onclick="x()">A <b>bold</b> <a href="javascript:x()">link</a><a href="https://x.example">ok</a></p><script>x()</script><img src=x onerror=x()><iframe src="//x"></iframe><style>p{}</style><svg><a href="x"/></svg>';
    const clean = cleanHtml(html);
    expect(clean).toContain('<h2>Fine</h2><p>A <b>bold</b>');
    expect(clean).toContain('<a href="https://x.example" rel="noopener nofollow">ok</a>');
    expect(clean).not.toMatch(/script|onclick|onerror|img|iframe|style|svg/);
  });
});

describe('days listed', () => {
  const now = new Date('2026-06-30T12:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

  it.each([
    [0, 0, 'Days'],
    [59, 59, 'Days'],
    [60, 1, 'Months'],
    [365, 11, 'Months'],
    [730, 23, 'Months'],
    [731, 2, 'Years'],
    [1500, 4, 'Years'],
  ])('[APROP-93] after %i days are %i %s', (days, count, type) =>
    expect(daysListed(ago(days), now)).toEqual({ daysListed: count, daysListedType: type }),
  );

  it('[APROP-93] are unknown as long as a property has not been published', () =>
    expect(daysListed(null)).toEqual({ daysListed: null, daysListedType: null }));
});

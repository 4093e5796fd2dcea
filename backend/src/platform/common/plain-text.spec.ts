import { severalLines, singleLine } from './plain-text';

describe('[FSEC-23] what people type', () => {
  it.each([
    ['\u200b', ''],
    ['\u2060\ufeff\u00ad \u2028', ''],
    ['  Ada \u00a0 Byron\t', 'Ada Byron'],
    ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
    ['Ada\u2028Byron\u0085', 'AdaByron'],
    ['A\u202eda\u202c \u200fByron', 'Ada Byron'],
    ['Cafe\u0301', 'Café'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['\u200dAda\u200c Byron\u200d', 'Ada Byron'],
    ['Łukasz 日本', 'Łukasz 日本'],
    ['a.b+c@example.com', 'a.b+c@example.com'],
  ])('in one line, %j is %j', (given, kept) => {
    expect(singleLine(given)).toBe(kept);
    expect(singleLine(kept)).toBe(kept);
  });

  it.each([
    ['\u200b\r\n', ''],
    ['one\r\ntwo\rthree\n\nfour', 'one\ntwo\nthree\n\nfour'],
    ['a\u2028b\u0007\tc', 'ab c'],
    ['  two  spaces stay  ', 'two  spaces stay'],
    ['e\u0301\u202e\n\u200bx', 'é\nx'],
  ])('in several lines, %j is %j', (given, kept) => {
    expect(severalLines(given)).toBe(kept);
    expect(severalLines(kept)).toBe(kept);
  });
});

import { eastAsianLetters } from './east-asian-letters';

let loaded = false;
jest.mock('subset-font', () => {
  loaded = true;
  return jest.requireActual<object>('subset-font');
});

describe('the letters of East Asia', () => {
  it('are of no concern to a text without any', async () => {
    expect(await eastAsianLetters('Łukasz, Ωмега “№ 5” ↑ \u{1F319}')).toEqual([]);
    expect(loaded).toBe(false);
  });

  it('are cut in both weights out of the files that have them, the same letters to the same bytes', async () => {
    const packages = await eastAsianLetters('日本 한국 刘');
    expect(loaded).toBe(true);
    expect(packages.map((files) => [...new Set(files.map(({ name }) => name.replace(/-\d+$/, '')))])).toEqual([
      ['noto-sans-jp'],
      ['noto-sans-sc'],
      ['noto-sans-kr'],
    ]);
    for (const file of packages.flat()) {
      expect(Buffer.compare(file[400] as Buffer, file[600] as Buffer)).not.toBe(0);
      expect(file[400].length).toBeLessThan(5000);
    }
    expect(await eastAsianLetters('刘 한국 日本 本日')).toEqual(packages);
  });
});

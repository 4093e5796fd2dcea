import { endingOf } from './page-contents';

const ending = (contents: string) => endingOf(Buffer.from(contents, 'latin1'));

describe('what the contents of a page leave open', () => {
  it.each([
    ['', ''],
    ['q 1 0 0 1 0 0 cm Q', ''],
    ['q q Q', 'Q'],
    ['q[(q)]q', 'Q Q'],
    ['BT (a \\) q) Tj /q gs <71> Tj', 'ET'],
    ['/A <</B<71>/C(Q)>> BDC q BT', 'ET EMC Q'],
    ['/A BMC EMC EMC', ''],
    ['% q\nq%q\rq', 'Q Q'],
    ['qq Qq quit Do Q', ''],
    ['BI /W 1 ID q EI\x01 q \nEI q', 'Q'],
    ['ID q', 'Q'],
  ])('of %j it is %j', (contents, operators) => {
    expect(ending(contents).operators).toBe(operators);
  });

  it('finds what restores a state that was never saved', () => {
    expect(ending('Q q Q Q (Q) q Q Q').surplus).toEqual([0, 6, 16]);
  });

  it('refuses contents that end within something', () => {
    for (const contents of ['(', '(()', '(\\)', '<41', 'BI ID ', 'BI ID aEI']) {
      expect(() => ending(contents)).toThrow('The contents of a page end within');
    }
  });
});

import type { Condition, Wish } from './criteria';
import { askedOf, dollarsProblem, newRow, rowsOf, rowsProblem } from './criteria-form';

const MUST: Condition[] = [
  { kind: 'capRate', from: 6.25, to: null },
  { kind: 'price', from: 1_000_000, to: 5_000_000 },
  { kind: 'states', ids: [44] },
];
const NICE: Wish[] = [
  { kind: 'yearBuilt', from: 1990, to: null, weight: 2 },
  { kind: 'area', area: '30,-97_31,-97_31,-96', weight: 5 },
];

describe('criteria as they are typed', () => {
  it('[BEYB-57] what is stored comes back as it was, through the fields', () => {
    const rows = rowsOf(MUST, NICE);
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      ['6.25', ''],
      ['1,000,000', '5,000,000'],
      ['', ''],
      ['1990', ''],
      ['', ''],
    ]);
    expect(askedOf(rows)).toEqual({ must: MUST, nice: NICE });
    expect(rowsProblem(rows)).toBeUndefined();
  });

  it.each([
    ['nothing that is asked', [newRow('noi')], 'NOI is invalid'],
    ['crossed ends', [{ ...newRow('capRate'), from: '8', to: '6' }], 'Cap rate is invalid'],
    ['what is no number', [{ ...newRow('capRate'), from: 'six' }], 'Cap rate is invalid'],
    ['no state', [newRow('states')], 'States is invalid'],
    ['no area', [newRow('area')], 'Area is invalid'],
    [
      'a must twice',
      [
        { ...newRow('noi'), from: '1' },
        { ...newRow('noi'), to: '2' },
      ],
      'NOI can be asked for once',
    ],
    ['a wish too many', Array.from({ length: 21 }, () => ({ ...newRow('noi', 1), from: '1' })), 'At most 20 wishes'],
  ])('[BEYB-62] %s is refused', (_, rows, problem) => {
    expect(rowsProblem(rows)).toBe(problem);
  });

  it('a must and a wish may be of one kind, and amounts may be left out', () => {
    expect(
      rowsProblem([
        { ...newRow('noi'), from: '1' },
        { ...newRow('noi', 3), from: '2' },
      ]),
    ).toBeUndefined();
    expect(['', ' ', '5,000,000', '0', '1.5', 'x'].map((text) => dollarsProblem(text, 'Wrong'))).toEqual([
      undefined,
      undefined,
      undefined,
      'Wrong',
      'Wrong',
      'Wrong',
    ]);
  });
});

import { charactersOf, fieldProblem, takes, valueOf } from './property-field-rules';
import { logLabel, PROPERTY_FIELDS, siteLabel, type PropertyField } from './property-fields';
import { PROPERTY_SAMPLES } from './samples';

const about: PropertyField = {
  name: 'about',
  wire: 'About',
  kind: 'text',
  characters: 5,
  label: 'About It',
  shown: 'always',
  sample: 'words',
};

describe.each(PROPERTY_FIELDS.map((field): [string, PropertyField] => [field.name, field]))(
  'the field %s',
  (_, field) => {
    const { good, bad } = PROPERTY_SAMPLES[field.name as keyof typeof PROPERTY_SAMPLES];

    it('[FEVI-15] has at least 20 good samples and 20 bad ones, none of them twice', () => {
      expect(Math.min(new Set(good).size, new Set(bad).size)).toBeGreaterThanOrEqual(20);
      expect(new Set([...good, ...bad]).size).toBe(good.length + bad.length);
    });

    it('[FEVI-15] [FEVI-16] takes the good ones, its own sample among them, and refuses the bad ones', () => {
      expect([...good, String(field.sample)].filter((text) => fieldProblem(field, text))).toEqual([]);
      expect(bad.filter((text) => !fieldProblem(field, text))).toEqual([]);
    });
  },
);

describe('the plain fields of a property', () => {
  it('have names and wire names of their own', () => {
    for (const key of ['name', 'wire'] as const) {
      expect(new Set(PROPERTY_FIELDS.map((field) => field[key].toLowerCase())).size).toBe(PROPERTY_FIELDS.length);
    }
  });

  it('[FEVI-16] take a year up to five from now, by the calendar of Greenwich', () => {
    const year = PROPERTY_FIELDS.find(({ kind }) => kind === 'year') as PropertyField;
    const eve = new Date('2026-12-31T23:59:59Z');
    expect([takes(year, '2031', eve), takes(year, '2032', eve)]).toEqual([true, false]);
    expect(takes(year, '2032', new Date('2027-01-01T00:00:00Z'))).toBe(true);
  });

  it('say of a text that it is too long, and trim it', () => {
    expect([fieldProblem(about, ' 😀😀😀😀😀 '), fieldProblem(about, '123456')]).toEqual([undefined, 'length']);
    expect([valueOf(about, ' a b '), valueOf(about, '  '), valueOf(about, undefined)]).toEqual(['a b', null, null]);
    expect(charactersOf(about)).toBe(5);
  });

  it('are called on the site and in the log as in the form, with one capital, unless another word is given', () => {
    expect([siteLabel(about), logLabel(about)]).toEqual(['About it', 'About it']);
    expect(PROPERTY_FIELDS.map(siteLabel)).toContain('Occupancy, by units');
    expect(PROPERTY_FIELDS.map(logLabel)).toContain('NOI');
  });
});

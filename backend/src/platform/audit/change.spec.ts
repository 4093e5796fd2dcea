import { changeOf } from './change';

interface Thing {
  name: string;
  price: number | null;
  at: Date | null;
  mix: { size: string }[] | null;
  text: string;
  passwordHash: string;
}

const current: Thing = {
  name: 'One',
  price: 4,
  at: new Date('2026-01-01T00:00:00Z'),
  mix: [{ size: '10x10' }],
  text: '',
  passwordHash: 'abc',
};

describe('what a change touched', () => {
  it('holds the fields that differ, before and after', () => {
    expect(
      changeOf(current, { name: 'Two', price: 4, at: new Date('2026-01-01T00:00:00Z'), mix: [{ size: '10x10' }] }),
    ).toEqual({ before: { name: 'One' }, after: { name: 'Two' } });
    expect(changeOf(current, { price: null, at: new Date('2026-01-02T00:00:00Z'), mix: null })).toEqual({
      before: { price: 4, at: '2026-01-01T00:00:00.000Z', mix: '[{"size":"10x10"}]' },
      after: { price: null, at: '2026-01-02T00:00:00.000Z', mix: null },
    });
  });
  it('is none when nothing differs or nothing was asked for', () => {
    expect(changeOf(current, { ...current })).toBeUndefined();
    expect(changeOf(current, { name: undefined })).toBeUndefined();
    expect(changeOf<Thing>({}, { price: null })).toBeUndefined();
  });
  it('shows long texts by their beginning', () => {
    expect(changeOf(current, { text: 'x'.repeat(9000) })?.after).toEqual({ text: `${'x'.repeat(500)}...` });
  });
  it('never shows a secret', () => {
    expect(changeOf(current, { passwordHash: 'def', name: 'Two' })).toEqual({
      before: { name: 'One' },
      after: { name: 'Two' },
    });
  });
});

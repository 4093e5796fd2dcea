import { type Asker, askerNamedIn, askerNamedText, questionsClosed } from './questions';

const NIA: Asker = { name: 'Nia Härt', company: 'Hart Storage, LLC', email: 'nia.hart@hartstorage.example' };

describe('what gives away who asked', () => {
  it.each([
    ['Nia asks whether the roof is new.', ['Nia']],
    ['NIA HART asks', ['Nia', 'Härt']],
    ['as Mrs. Ha\u0308rt said', ['Härt']],
    ['for Hart   Storage, in Denver', ['Härt', 'Hart Storage, LLC']],
    ['hart storage llc', ['Härt', 'Hart Storage, LLC']],
    ['write to Nia.Hart@HartStorage.example.', ['Nia', 'Härt', 'nia.hart@hartstorage.example']],
  ])('[BEYA-105] finds it in %j', (text, found) => expect(askerNamedIn(text, NIA)).toEqual(found));

  it.each(['Is the roof new?', 'the harts of Denver', 'Tanzania', 'storage in general', ''])(
    '[BEYA-105] finds nothing in %j',
    (text) => expect(askerNamedIn(text, NIA)).toEqual([]),
  );

  it('[BEYA-105] looks for short names as a whole, for signs as they are, and for no company where there is none', () => {
    const li: Asker = { name: 'Li Wu', company: null, email: 'l@x.example' };
    expect([askerNamedIn('a li is a unit', li), askerNamedIn('Li Wu asks', li)]).toEqual([[], ['Li Wu']]);
    expect(askerNamedIn('A+B (C) asks', { ...li, company: 'A+B (C)' })).toEqual(['A+B (C)']);
    expect(askerNamedIn('LLC', { ...li, company: 'LLC' })).toEqual(['LLC']);
    expect(askerNamedIn('a text', { name: '', company: '', email: '' })).toEqual([]);
  });

  it('is said before it is published', () =>
    expect(askerNamedText(['Nia', 'Hart Storage'])).toBe(
      'This would tell who asked: Nia, Hart Storage. Please confirm, or change the wording.',
    ));

  it('[BEYA-111] names the last day', () =>
    expect(questionsClosed('2026-12-01')).toBe('Questions could be asked until 12/01/2026.'));
});

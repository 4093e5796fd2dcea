import type { DealTermsDto } from '@stowbridge/api';
import { aCounter, aDeal, aTermsVersion } from '../../../test/fixtures';
import { termsOf, titleOf } from './terms';
import { turnLine } from './turn-line';

const due = (moment: Date) => moment.toISOString();

describe('the first line of a deal', () => {
  const offer = aTermsVersion();
  const agreed = aCounter({ version: 3, kind: 'agreed', authorSide: 'buyer', answersVersion: 2, answerBy: null });
  const line = (deal: DealTermsDto, reader: 'buyer' | 'seller') => turnLine(deal, reader, due).text;

  it.each([
    ['an offer', aDeal([offer]), 'The seller answers next', 'Your turn: answer the offer of Maya Okafor'],
    [
      'a counter',
      aDeal([aCounter(), offer]),
      "Your turn: answer the seller's counter by 2026-11-28T00:00:00.000Z",
      'The buyer answers next by 2026-11-28T00:00:00.000Z',
    ],
    [
      'a counter of the office without an end',
      aDeal([aCounter({ authorSide: 'office', answerBy: null }), offer]),
      "Your turn: answer the office's counter",
      'The buyer answers next',
    ],
    [
      'a counter that lapsed',
      aDeal([aCounter({ lapsed: true }), offer]),
      'This counter lapsed on 2026-11-28T00:00:00.000Z. You can make a new offer.',
      'This counter lapsed on 2026-11-28T00:00:00.000Z. The buyer can make a new offer, and you can counter again.',
    ],
    [
      'an agreement',
      aDeal([agreed, aCounter(), offer]),
      'The seller answers next',
      'Your turn: Maya Okafor has agreed to your terms, please accept or reject',
    ],
    [
      'a revision that was asked for',
      aDeal([offer], { turn: 'buyer' }),
      'Your turn: revise your terms',
      'The buyer answers next',
    ],
    ['an end', aDeal([offer], { turn: 'nobody', statusId: 7 }), 'The offer was withdrawn.', 'The offer was withdrawn.'],
  ])('[BEYC-02, BEYC-04] says after %s whose turn it is', (_what, deal, buyer, seller) => {
    expect([line(deal, 'buyer'), line(deal, 'seller')]).toEqual([buyer, seller]);
  });

  it('[FSITE-22] says of an open offer beside an accepted one that nobody waits for it', () => {
    const beside = (deal: DealTermsDto, reader: 'buyer' | 'seller') => turnLine({ ...deal, taken: true }, reader, due);
    expect([beside(aDeal([offer]), 'buyer'), beside(aDeal([aCounter(), offer]), 'buyer')]).toEqual(
      Array(2).fill({ text: 'Another offer has been accepted. Yours stays on file.', mine: false }),
    );
    expect(beside(aDeal([offer]), 'seller')).toEqual({
      text: 'Another offer has been accepted. You can still reject this one.',
      mine: false,
    });
    expect(beside(aDeal([offer], { turn: 'nobody', statusId: 2 }), 'buyer').text).toBe('The offer was rejected.');
  });
});

describe('a version of the terms', () => {
  it('tells what it changed, and leaves out what was never set', () => {
    expect(termsOf(aCounter(), aTermsVersion()).filter(({ before }) => before !== undefined)).toEqual([
      { label: 'Price', value: '$12,300,000', before: '$12,000,000' },
      { label: 'Closing', value: '75 days', before: 'not set' },
    ]);
    expect(termsOf(aTermsVersion(), aCounter()).find(({ label }) => label === 'Closing')).toEqual({
      label: 'Closing',
      value: 'not set',
      before: '75 days',
    });
    expect(termsOf(aTermsVersion(), undefined).map(({ label }) => label)).not.toContain('Closing');
  });

  it.each([
    [aTermsVersion(), 'You offered', 'Maya Okafor offered'],
    [aCounter(), 'The seller countered', 'You countered'],
    [aCounter({ authorSide: 'office' }), 'The office countered', 'The office countered'],
    [
      aCounter({ kind: 'agreed', authorSide: 'buyer', answersVersion: 2 }),
      'You agreed to version 2',
      'Maya Okafor agreed to version 2',
    ],
  ])('says who said it', (version, buyer, seller) => {
    expect([titleOf(version, 'buyer'), titleOf(version, 'seller')]).toEqual([buyer, seller]);
  });
});

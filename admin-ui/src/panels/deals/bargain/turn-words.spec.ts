import { aDeal } from '../../../test/deals';
import { turnLine, turnNote } from './turn-words';

const zone = 'America/Denver';
const now = new Date('2026-11-27T18:00:00Z');
const answerBy = '2026-11-28T00:00:00Z';

describe('whose turn it is on a deal', () => {
  it.each([
    [{ turn: 'seller', answerBy }, "The seller's turn, until Friday, Nov 27, 5:00 PM MST"],
    [{ turn: 'buyer', answerBy, lapsed: true }, 'Lapsed on Friday, Nov 27, 5:00 PM MST'],
    [{ turn: 'buyer' }, "The buyer's turn"],
    [{ turn: 'office' }, 'Your turn'],
    [{ turn: 'office', sealedUntil: answerBy }, 'The offers are sealed until Friday, Nov 27, 5:00 PM MST.'],
    [{ turn: 'nobody', turnSince: null }, undefined],
  ] as const)('[BEYC-14] %o is told as a whole', (changes, line) => {
    expect(turnLine(aDeal(1, 6, changes), zone)).toBe(line);
  });

  it.each([
    [{ turn: 'office' }, 'your turn since 3 d'],
    [{ turn: 'buyer' }, "buyer's turn since 3 d"],
    [{ turn: 'seller', answerBy: '2026-11-29T00:00:00Z' }, "seller's turn since 3 d"],
    [{ turn: 'seller', answerBy }, 'lapses today'],
    // Saturday already in UTC, and still Friday at the office.
    [{ turn: 'seller', answerBy: '2026-11-28T06:59:00Z' }, 'lapses today'],
    [{ turn: 'seller', answerBy: '2026-11-27T17:00:00Z', lapsed: true }, 'lapsed'],
    [{ turn: 'nobody', turnSince: null }, undefined],
  ] as const)('[BEYC-14] %o is told in short', (changes, note) => {
    expect(turnNote(aDeal(1, 6, { turnSince: '2026-11-24T17:00:00Z', ...changes }), zone, now)).toBe(note);
  });
});

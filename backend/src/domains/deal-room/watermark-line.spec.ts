import { watermarkLine } from './watermark-line';

describe('the line of a watermark', () => {
  const reader = {
    name: 'Nia Hart',
    email: 'nia@example.com',
    at: new Date('2026-11-22T05:31:59.999Z'),
    address: '203.0.113.7',
    code: 'K7QF2M9X',
  };

  it('names the reader, the minute, the address and the code', () => {
    expect(watermarkLine(reader)).toBe('Nia Hart · nia@example.com · 2026-11-22 05:31 UTC · 203.0.113.7 · K7QF-2M9X');
  });

  it('leaves out an address that is not known, and stays one line', () => {
    expect(watermarkLine({ ...reader, name: 'Nia\n Hart', address: null })).toBe(
      'Nia Hart · nia@example.com · 2026-11-22 05:31 UTC · K7QF-2M9X',
    );
  });
});

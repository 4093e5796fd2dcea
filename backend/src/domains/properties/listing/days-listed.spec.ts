import { daysListed } from './days-listed';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

describe('how long a property has been listed', () => {
  it.each([
    [-1, 0, 'Days'],
    [0, 0, 'Days'],
    [0.99, 0, 'Days'],
    [1, 1, 'Days'],
    [59.99, 59, 'Days'],
    [60, 1, 'Months'],
    [61, 2, 'Months'],
    [730, 23, 'Months'],
    [731, 2, 'Years'],
    [1095, 2, 'Years'],
    [1096, 3, 'Years'],
    [4383, 12, 'Years'],
  ])('[APROP-93] [FSITE-27] after %s days it is %s %s', (days, count, type) => {
    expect(daysListed(ago(days), NOW)).toEqual({ daysListed: count, daysListedType: type });
  });

  it('is nothing for what is not listed', () => {
    expect(daysListed(null, NOW)).toEqual({ daysListed: null, daysListedType: null });
  });
});

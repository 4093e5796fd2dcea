import { moved } from './use-order';

describe('the order of images', () => {
  it('moves one image and keeps the others in order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 0, 3)).toEqual(['b', 'c', 'd', 'a']);
  });

  it('leaves the list alone when there is nowhere to go', () => {
    const images = ['a', 'b'];
    expect(moved(images, 0, -1)).toBe(images);
    expect(moved(images, 1, 2)).toBe(images);
  });
});

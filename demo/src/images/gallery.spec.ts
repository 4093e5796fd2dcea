import { makePlan } from '../make-plan';
import { galleryOf } from './gallery';
import { textStrokes, textWidth } from './lettering';
import { drawLogo } from './logos';
import { drawPortrait, PEOPLE } from './portraits';
import { renderWebp } from './render';

const plan = makePlan({ seed: 7, now: new Date('2026-05-14T00:00:00Z'), properties: 120 });
const galleries = plan.properties.map((property, i) => galleryOf(plan.looks[i], property.name, property.storeTypeId));

describe('the pictures of properties', () => {
  it("are six different ones each, and every cover is its property's own", () => {
    for (const gallery of galleries) {
      expect(new Set(gallery.map((picture) => picture.fileName)).size).toBe(6);
    }
    expect(new Set(galleries.map(([cover]) => cover.fileName)).size).toBe(galleries.length);
  });

  it('share a pool small enough to draw quickly', () => {
    const pooled = new Set(galleries.flatMap((gallery) => gallery.slice(1)).map((picture) => picture.key));
    expect(pooled.size).toBeLessThan(190);
  });

  it('are drawn the same each time, with no text element that would need a font and no number that is none', () => {
    const byType = [...new Map(plan.properties.map((property, i) => [property.storeTypeId, galleries[i]])).values()];
    expect(byType.length).toBeGreaterThan(6);
    const drawings = byType.map((gallery) => gallery.map((picture) => picture.draw()));
    byType.forEach((gallery, g) => gallery.forEach((picture, i) => expect(picture.draw()).toBe(drawings[g][i])));
    for (const gallery of drawings) {
      expect(new Set(gallery).size).toBe(6);
    }
    for (const svg of drawings.flat()) {
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    }
  });

  it('[DOC-10] become WebP of 1600 by 1200 with a colour to show before', async () => {
    const made = await renderWebp(galleries[0][0].draw());
    expect([made.width, made.height]).toEqual([1600, 1200]);
    expect(made.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(made.content.subarray(8, 12).toString()).toBe('WEBP');
    expect(made.content.length).toBeLessThan(250_000);
  });

  it('[DOC-11] [DOC-12] has logos and portraits that differ', () => {
    const logos = plan.vendors.map((vendor) => drawLogo(vendor.companyName));
    expect(new Set(logos).size).toBe(60);
    expect(new Set(PEOPLE.map(drawPortrait)).size).toBe(8);
  });

  it('can letter every name that appears on a sign', () => {
    for (const { name } of plan.properties) {
      const letters = [...name.toUpperCase()].filter((letter) => letter !== ' ');
      for (const letter of letters) {
        expect([letter, textStrokes(letter).length > 0]).toEqual([letter, true]);
      }
    }
    expect(textWidth('WWW')).toBeGreaterThan(textWidth('III'));
  });
});

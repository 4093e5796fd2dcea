import { htmlOf, markupOf } from './description-markup';

describe('the light text of a description', () => {
  const text =
    '## What stands out\n\nA **stabilised** facility,\ntwo entrances.\n\n- New roofs\n- *LED* lighting\n\n1. First\n2. Second\n\n[The plan](https://example.com/plan)';

  it('[APROP-82] becomes HTML and comes back the same', () => {
    expect(htmlOf(text)).toBe(
      '<h2>What stands out</h2><p>A <strong>stabilised</strong> facility,<br>two entrances.</p><ul><li>New roofs</li><li><em>LED</em> lighting</li></ul><ol><li>First</li><li>Second</li></ol><p><a href="https://example.com/plan">The plan</a></p>',
    );
    expect(markupOf(htmlOf(text))).toBe(text);
  });

  it('escapes what is not ours', () => {
    expect(htmlOf('<script>alert(1)</script> & "more"')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;</p>',
    );
    expect(htmlOf('[x](javascript:alert)')).toBe('<p>[x](javascript:alert)</p>');
  });

  it('says when a description holds more than it can say', () => {
    expect(markupOf('<table><tr><td>1</td></tr></table>')).toBeNull();
    expect(markupOf('<p>Plain <u>underlined</u></p>')).toBeNull();
  });
});

import { htmlOf } from './description-markup';
import { marked, type Mark } from './mark-text';

/** The text with what is selected between bars. */
const pressed = (shown: string, mark: Mark): string => {
  const [from, to] = [shown.indexOf('|'), shown.lastIndexOf('|') - 1];
  const after = marked({ text: shown.replaceAll('|', ''), from, to }, mark);
  return `${after.text.slice(0, after.from)}|${after.text.slice(after.from, after.to)}|${after.text.slice(after.to)}`;
};

describe('[FOFF-37] the bar of a description', () => {
  it.each<[Mark, string, string, string]>([
    ['bold', 'New |roof| 2024', 'New **|roof|** 2024', '<p>New <strong>roof</strong> 2024</p>'],
    ['italic', 'New |roof| 2024', 'New *|roof|* 2024', '<p>New <em>roof</em> 2024</p>'],
    ['heading', 'The |site|\n\nFlat', '|## The site|\n\nFlat', '<h2>The site</h2><p>Flat</p>'],
    ['list', 'Roof\n|Doors\nGate|', 'Roof\n|- Doors\n- Gate|', '<p>Roof</p><ul><li>Doors</li><li>Gate</li></ul>'],
  ])('%s marks what is selected, and takes the mark away again', (mark, before, after, html) => {
    expect(pressed(before, mark)).toBe(after);
    expect(htmlOf(after.replaceAll('|', ''))).toBe(html);
    expect(pressed(after, mark).replaceAll('|', '')).toBe(before.replaceAll('|', ''));
  });

  it('a link goes on with its address', () => {
    expect(pressed('See the |plan|', 'link')).toBe('See the [plan](|https://|)');
  });

  it('bold and italic together come off one by one', () => {
    expect(pressed(pressed('|roof|', 'bold'), 'italic')).toBe('***|roof|***');
    expect(pressed('***|roof|***', 'italic')).toBe('**|roof|**');
    expect(pressed('***|roof|***', 'bold')).toBe('*|roof|*');
    expect(pressed('**|roof|**', 'italic')).toBe('***|roof|***');
  });

  it('with nothing selected one goes on typing within the mark', () => {
    expect(pressed('New ||', 'bold')).toBe('New **||**');
    expect(pressed('||', 'list')).toBe('|- |');
  });
});

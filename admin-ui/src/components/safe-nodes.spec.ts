import { safeNodesOf } from './safe-nodes';

function shown(html: string): HTMLElement {
  const place = document.createElement('div');
  place.append(safeNodesOf(html));
  return place;
}

describe('HTML from elsewhere', () => {
  it('keeps structure and styles', () => {
    const place = shown('<html><body><p style="color: red">A <b>new</b> offer</p></body></html>');
    expect(place.textContent).toBe('A new offer');
    expect(place.querySelector('p')?.style.color).toBe('red');
  });

  it('drops scripts, handlers, frames, remote pictures and the targets of links', () => {
    const place = shown(
      '<style>p{color:red}</style><script>window.bad = 1</script><p onclick="bad()">x</p><iframe src="/x"></iframe><img src="https://spy.example/p.gif"><a href="https://example.com">go</a><div style="background: url(https://spy.example)">y</div>',
    );
    expect(place.innerHTML).not.toMatch(/script|onclick|iframe|spy|href|style>/);
    expect(place.querySelector('a')?.title).toBe('https://example.com');
  });
});

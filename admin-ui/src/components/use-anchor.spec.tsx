import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { useAnchor } from './use-anchor';

const resized: (() => void)[] = [];

/** The page grows as often as a test says. */
class GrowingPage {
  constructor(private readonly told: () => void) {}
  observe() {
    resized.push(this.told);
    this.told();
  }
  disconnect() {
    resized.splice(resized.indexOf(this.told), 1);
  }
}

const grow = () => resized.forEach((told) => told());

function Part({ ready }: { ready: boolean }) {
  useAnchor('documents', ready);
  return <section id="documents" />;
}

const shown = (address: string, ready = true) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Part ready={ready} />
    </MemoryRouter>,
  );

describe('useAnchor', () => {
  const { ResizeObserver } = globalThis;
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');

  beforeEach(() => {
    globalThis.ResizeObserver = GrowingPage as unknown as typeof ResizeObserver;
    scrolled.mockClear();
  });

  afterEach(() => {
    globalThis.ResizeObserver = ResizeObserver;
  });

  it('keeps the named part in sight while the page grows, until the person does something', async () => {
    const { unmount } = shown('/#documents');
    expect(scrolled).toHaveBeenCalledTimes(1);
    grow();
    expect(scrolled).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Tab}');
    grow();
    expect(scrolled).toHaveBeenCalledTimes(2);
    unmount();
    expect(resized).toEqual([]);
  });

  it('scrolls neither before there is something to show nor to what the address does not name', () => {
    shown('/#documents', false);
    shown('/#funds');
    expect(scrolled).not.toHaveBeenCalled();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { serve } from '../../../test/api-double';
import { aListing, aProfile } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { PropertyScreen } from '../../pages/property-screen';
import { PropertyMissing } from './property-missing';

/** What is waited for until somebody comes near it. */
const observed: (() => void)[] = [];
class Observer {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    observed.push(() => seen([{ isIntersecting: true }]));
  }
  observe(): void {}
  disconnect(): void {}
}
const comeNear = () => act(() => observed.splice(0).forEach((seen) => seen()));

describe('similar listings', () => {
  const before = globalThis.IntersectionObserver;
  beforeEach(() => (globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver));
  afterEach(() => {
    globalThis.IntersectionObserver = before;
    observed.splice(0);
  });
  const found = [
    aListing({ StoreID: 8, StoreName: 'Next Storage' }),
    aListing({ StoreID: 9, StoreName: 'Far Storage' }),
  ];
  const show = (change = {}, preview = false) =>
    renderAt(<PropertyScreen loaded={{ profile: aProfile(change), offices: [], viewer: null }} preview={preview} />);
  const asked = (calls: { path: string }[]) => calls.filter(({ path }) => path.includes('similar'));

  it.each([
    ['an open property', {}],
    ['a closed one', { StatusID: 4, Status: 'Closed', Price: null }],
  ])('[FSITE-30] stand at the end of %s, asked for when somebody comes near', async (_what, change) => {
    const calls = serve({ 'GET /api/home/property/similar/7': { body: found } });
    show(change);
    expect(asked(calls)).toEqual([]);
    comeNear();
    expect(await screen.findByRole('region', { name: 'Similar properties' })).toHaveTextContent('Next Storage');
    expect(screen.getByRole('link', { name: /Far Storage/ })).toHaveAttribute('href', '/property/9/Far-Storage/');
    expect(asked(calls)).toHaveLength(1);
  });

  it('[FSITE-30] are left out where there are none, where they cannot be had, and in a preview', async () => {
    for (const reply of [{ body: [] }, { status: 503, body: 'Busy.' }]) {
      const calls = serve({ 'GET /api/home/property/similar/7': reply });
      const { container, unmount } = show();
      comeNear();
      await waitFor(() => expect(container.querySelector('.similar')).toBeNull());
      expect(asked(calls)).toHaveLength(1);
      unmount();
    }
    const { container } = show({}, true);
    expect(container.querySelector('.similar')).toBeNull();
  });

  it('[FSITE-30] are the newest where a property is missing', async () => {
    serve({ 'GET /api/home/property/similar/0': { body: found } });
    renderAt(<PropertyMissing />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This property is not listed.');
    comeNear();
    expect(await screen.findByRole('link', { name: /Next Storage/ })).toBeInTheDocument();
  });
});

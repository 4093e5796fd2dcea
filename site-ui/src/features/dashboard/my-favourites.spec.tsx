import type { FavouriteDto } from '@stowbridge/api';
import { favouriteNoteLength } from '@stowbridge/contract/favourites';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import { MyFavourites } from './my-favourites';

const IDS = 'GET /api/v1/me/favourites/ids';
const page = (first: number) => `GET /api/v1/me/favourites?range=${encodeURIComponent(`[${first},${first + 10}]`)}`;

const favourite = (propertyId: number, change: Partial<FavouriteDto> = {}): FavouriteDto => ({
  id: propertyId + 1000,
  propertyId,
  name: `Storage ${propertyId}`,
  isListed: true,
  city: 'Denver',
  stateCode: 'CO',
  statusId: 1,
  status: 'For Sale',
  price: 4_100_000,
  alternatePriceOptionId: null,
  alternatePriceOptionName: null,
  alternatePriceOptionDate: null,
  imageName: null,
  imageColor: null,
  note: null,
  createdAt: '2026-11-20T12:00:00Z',
  ...change,
});
const gone = favourite(8, {
  isListed: false,
  city: null,
  stateCode: null,
  statusId: null,
  status: null,
  price: null,
  note: 'Ask about the roof',
});

/** Hearts are asked for once for each person. */
let person = 200;

function show(listed: FavouriteDto[], { more = {} as Replies, unlessNone = false } = {}) {
  person += 1;
  signedInAs('Buyer', { id: person });
  const calls = serve({
    [IDS]: { body: { propertyIds: listed.map(({ propertyId }) => propertyId) } },
    [page(0)]: { body: listed },
    ...more,
  });
  renderAt(
    <>
      <MyFavourites unlessNone={unlessNone} />
      <Toast />
    </>,
  );
  return calls;
}
const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

describe('the favourites of the dashboard', () => {
  it('[BEYB-34] say how a property comes among them while there is none', async () => {
    show([]);
    expect(await screen.findByText('None yet. The heart on a property keeps it here.')).toBeInTheDocument();
  });

  it('[BEYB-34] are not there for a seller who has none', async () => {
    const calls = show([], { unlessNone: true });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('[BEYB-34] say why they cannot be shown', async () => {
    show([], { unlessNone: true, more: { [page(0)]: { status: 503, body: 'Please try again later.' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
  });

  it('[BEYB-40] lead to what is listed, and keep the name and the note of what is not any more', async () => {
    show([favourite(7), gone]);
    const [listed, unlisted] = [await rowOf('Storage 7'), await rowOf('Storage 8')];
    expect(listed.getByRole('link', { name: 'Storage 7' })).toHaveAttribute('href', '/property/7/Storage-7/');
    for (const text of ['For Sale', '$4,100,000', 'Denver, CO']) {
      expect(listed.getByText(text)).toBeInTheDocument();
    }
    expect(unlisted.getByText('This property is not listed any more.')).toBeInTheDocument();
    expect(unlisted.getByText('Ask about the roof')).toBeInTheDocument();
    expect(unlisted.queryByRole('link')).not.toBeInTheDocument();
    expect(listed.queryByText('This property is not listed any more.')).not.toBeInTheDocument();
  });

  it('[BEYB-35] stay to be set again after their heart was pressed, and take no note meanwhile', async () => {
    show([favourite(7)], { more: { 'DELETE /api/v1/me/favourites/7': { status: 204 } } });
    const row = await rowOf('Storage 7');
    await waitFor(() => expect(row.getByRole('button', { name: /^Add note/ })).toBeEnabled());
    await userEvent.click(row.getByRole('button', { name: 'Favourite: Storage 7' }));
    await waitFor(() => expect(row.getByRole('button', { name: /^Add note/ })).toBeDisabled());
  });

  it('[BEYB-36] take a note, which is refused when it is too long, and lose it when it is emptied', async () => {
    const calls = show([favourite(7)], {
      more: {
        'PUT /api/v1/me/favourites/7': ({ body }) => {
          const { note } = body as { note: string };
          return { body: favourite(7, { note: note || null }) };
        },
      },
    });
    const row = await rowOf('Storage 7');
    const write = async (button: RegExp, text: string) => {
      await waitFor(() => expect(row.getByRole('button', { name: button })).toBeEnabled());
      await userEvent.click(row.getByRole('button', { name: button }));
      const dialog = within(screen.getByRole('dialog', { name: 'Note: Storage 7' }));
      fireEvent.change(dialog.getByLabelText('Note'), { target: { value: text } });
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      return dialog;
    };
    const dialog = await write(/^Add note/, 'x'.repeat(favouriteNoteLength + 1));
    expect(dialog.getAllByText(/at most 500 characters/).length).toBeGreaterThan(0);
    fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Ask about the roof' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Ask about the roof')).toBeInTheDocument();
    await write(/^Edit note/, '');
    await waitFor(() => expect(row.queryByText('Ask about the roof')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { note: 'Ask about the roof' },
      { note: '' },
    ]);
  });

  it('[BEYB-34] come in pages of ten, each once, and say when the next one does not come', async () => {
    const eleven = Array.from({ length: 11 }, (_, i) => favourite(i + 1));
    let fails = true;
    show(eleven, {
      more: {
        [page(10)]: () => (fails ? { status: 503, body: 'Please try again later.' } : { body: eleven.slice(9) }),
      },
    });
    await rowOf('Storage 10');
    expect(screen.queryByText('Storage 11')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await rowOf('Storage 11');
    expect(screen.getAllByRole('heading', { level: 3, name: 'Storage 10' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

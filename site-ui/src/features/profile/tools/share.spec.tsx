import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, unplug } from '../../../../test/api-double';
import { aProfile, signedInAs } from '../../../../test/fixtures';
import { renderAt } from '../../../../test/render-page';
import { Toast } from '../../../components/toast';
import { clearSession, type Role } from '../../../session/session';
import Tools from './tools';

const PUBLIC = 'GET /api/home/store/profile/7';
const COPIED = 'The address of this property has been copied.';
const TEASER = 'A facility near Denver';
const pointer = window.matchMedia;

/** Presses Share and answers what was copied. */
async function press(name = 'Harbor Gate'): Promise<string[]> {
  const copied: string[] = [];
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  renderAt(
    <>
      <Tools profile={aProfile({ StoreName: name, ISActive: false })} />
      <Toast />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return copied;
}

/** Something that one touches, with its own way to hand things on. */
function onAPhone(handOn: (what: ShareData) => Promise<void>): void {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Object.assign(navigator, { share: handOn });
}

describe('sharing a property', () => {
  beforeEach(() => clearSession());
  afterEach(() => {
    window.matchMedia = pointer;
    Reflect.deleteProperty(navigator, 'share');
    jest.restoreAllMocks();
  });

  it('[BEYB-87] copies the canonical address and says so', async () => {
    const calls = serve({});
    const copied = await press();
    expect(await screen.findByText(COPIED)).toBeInTheDocument();
    expect(copied).toEqual([`${location.origin}/property/7/Harbor-Gate/`]);
    expect(calls).toEqual([]);
  });

  it.each<Role>(['Buyer', 'Seller', 'Admin'])(
    '[BEYB-87] copies the public address for a %s who reads the true name of a confidential property',
    async (role) => {
      signedInAs(role);
      const calls = serve({ [PUBLIC]: { body: aProfile({ StoreName: TEASER, IsConfidential: true }) } });
      const copied = await press('Harbor Gate');
      await screen.findByText(COPIED);
      expect(copied).toEqual([`${location.origin}/property/7/A-facility-near-Denver/`]);
      expect(calls.map(({ token }) => token)).toEqual([null]);
    },
  );

  it.each([
    ['is not listed', () => void serve({ [PUBLIC]: { status: 404, body: 'Not found' } })],
    ['cannot be asked for', unplug],
  ])('[BEYB-87] names nothing where the public name %s', async (_, answer) => {
    signedInAs('Buyer');
    answer();
    const copied = await press();
    await screen.findByText(COPIED);
    expect(copied).toEqual([`${location.origin}/property/7/-/`]);
  });

  it('[BEYB-87] uses what a phone has for it, and says nothing when that is closed', async () => {
    const handed: ShareData[] = [];
    onAPhone((what) => {
      handed.push(what);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    });
    const copied = await press();
    await waitFor(() =>
      expect(handed).toEqual([{ title: 'Harbor Gate', url: `${location.origin}/property/7/Harbor-Gate/` }]),
    );
    expect(copied).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[BEYB-87] shows the address where copying is refused', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    renderAt(<Tools profile={aProfile({ StoreName: 'Harbor Gate', ISActive: false })} />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      `Please copy the address of this property: ${location.origin}/property/7/Harbor-Gate/`,
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
  });
});

import { forgetDrafts } from '@stowbridge/contract/drafts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { useNavigate } from 'react-router';
import { storeSession } from '../../auth/session';
import { Toasts } from '../../layout/toasts';
import { fakeApi } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { ConfirmDialog } from '../confirm-dialog';
import { PictureInput } from '../picture-input';
import { Text } from '../text';
import { FormDialog } from './form-dialog';
import { FormPage } from './form-page';
import type { FormProps } from './form-props';

interface Form {
  name: string;
  city: string;
  picture: string | null;
}

interface Ending {
  resolve: (said: string) => void;
  reject: (error: Error) => void;
}

const start: Form = { name: '', city: '', picture: null };

function open({ under, ...given }: Partial<FormProps<Form>> & { start?: Form; under?: ReactNode } = {}) {
  fakeApi([[/GET .*lookups/, () => ({ json: lookups })]]);
  const onClose = jest.fn();
  const save = jest.fn<Promise<string | undefined>, [Form, string]>(async () => 'It is saved.');
  const Away = () => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/elsewhere')}>Elsewhere</button>;
  };
  const shown = render(
    <Screen at="/form">
      <Away />
      {under}
      <FormDialog<Form>
        title="Add a place"
        keptAs="place/new"
        start={start}
        validate={({ name }) => (name?.trim() ? {} : { name: 'Name is required' })}
        save={save}
        onClose={onClose}
        {...given}
      >
        <Text source="name" label="Name" maxLength={50} />
        <Text source="city" label="City" maxLength={50} />
        <PictureInput source="picture" label="Photo" area="TeamImages" send={async () => 'stored-1.webp'} />
      </FormDialog>
      <Toasts />
    </Screen>,
  );
  return { ...shown, onClose, save };
}

const type = async (label: string, text: string) => {
  const input = await screen.findByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

describe('the form dialog', () => {
  it('[FOFF-01] names what is missing as links, goes to the first, and forgets it once it is corrected', async () => {
    const { save, onClose } = open();
    await press('Save');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Please check Name');
    expect(summary.closest('.MuiDialogContent-root')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByText('Name is required')).toBeInTheDocument();
    screen.getByLabelText('City').focus();
    await userEvent.click(within(summary).getByRole('button', { name: 'Name' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('Depot');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await press('Save');
    expect(await screen.findByText('It is saved.')).toBeInTheDocument();
    expect(save).toHaveBeenCalledWith({ name: 'Depot', city: '', picture: null }, expect.stringMatching(/^\w{32}$/));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[FOFF-01] [ERR-15] says what the server found first, with the focus there, and keeps everything', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const save = jest
      .fn()
      .mockRejectedValue(new HttpError('Not now.', 409, { errors: { city: 'Nobody knows this place.' } }));
    open({ save });
    await type('Name', 'Depot');
    await type('City', 'Nowhere');
    await press('Save');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Not now.City: Nobody knows this place.');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Nobody knows this place.');
    expect(screen.getByLabelText('Name')).toHaveValue('Depot');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1][1]).toBe(save.mock.calls[0][1]);
    log.mockRestore();
  });

  it('[FOFF-01] sends the same under the same key after the page was left without an answer, and anything else under another', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const save = jest.fn().mockRejectedValue(new HttpError('', 504));
    const { unmount } = open({ save });
    await type('Name', 'Depot');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    unmount();
    open({ save });
    expect(await screen.findByLabelText('Name')).toHaveValue('Depot');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    await type('City', 'Nowhere');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    const [first, again, other] = save.mock.calls.map(([, key]: [Form, string]) => key);
    expect([again === first, other === first]).toEqual([true, false]);
    log.mockRestore();
  });

  it('[FOFF-01] asks before something is lost, and only then: values are compared, not touches', async () => {
    const { onClose } = open();
    await type('Name', 'Depot');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    act(() => screen.getByText('Elsewhere').click());
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await userEvent.clear(screen.getByLabelText('Name'));
    const harmless = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(harmless);
    expect(harmless.defaultPrevented).toBe(false);
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[FOFF-37] is asked together with the form of the page below it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { save } = open({
      under: (
        <FormPage<Form> start={start} keptAs="page" validate={() => ({})} save={async () => 'It is saved.'} stays>
          <Text source="city" label="City of the page" maxLength={50} />
        </FormPage>
      ),
    });
    fireEvent.change(await screen.findByLabelText('City of the page'), { target: { value: 'Denver' } });
    act(() => screen.getByText('Elsewhere').click());
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(kept()).not.toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(kept()).toEqual([]);
    expect(save).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('[FOFF-01] [FSITE-04] offers what was typed again to the same person, names files, and forgets it once it is saved', async () => {
    const first = open();
    await type('Name', 'Depot');
    await userEvent.upload(
      screen.getByLabelText('Upload photo', { selector: 'input' }),
      new File(['x'], 'front.png', { type: 'image/png' }),
    );
    await screen.findByRole('button', { name: 'Remove photo' });
    first.unmount();
    expect(localStorage.getItem('draft:1:place/new')).not.toContain('stored-1');

    const second = open();
    expect(screen.getByLabelText('Name')).toHaveValue('Depot');
    expect(
      screen.getByText(/What you typed last time is still here\. Please choose again: front\.png\./),
    ).toBeInTheDocument();
    await press('Save');
    await screen.findByText('It is saved.');
    expect(kept()).toEqual([]);
    second.unmount();

    open();
    await type('Name', 'Other');
    await press('Cancel');
    await press('Discard');
    expect(kept()).toEqual([]);
  });

  it('[FOFF-01] keeps nothing for somebody else, and nothing of a form without a name, such as passwords', async () => {
    const first = open();
    await type('Name', 'Depot');
    first.unmount();
    forgetDrafts(localStorage, 1);
    expect(kept()).toHaveLength(1);
    forgetDrafts(localStorage, 2);
    expect(kept()).toEqual([]);
    open({ keptAs: undefined });
    await type('Name', 'Secret');
    expect(kept()).toEqual([]);
  });

  it('[FOFF-01] keeps the values when the session ends on the way, and says nothing of success', async () => {
    const { leaveSession } = jest.requireActual<typeof import('../../auth/session')>('../../auth/session');
    // react-admin lets a call end well that found the session over.
    const { onClose } = open({ save: async () => (leaveSession(), 'It is saved.') });
    await type('Name', 'Depot');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect([kept(), onClose.mock.calls]).toEqual([['draft:1:place/new'], []]);
    expect(screen.queryByText('It is saved.')).not.toBeInTheDocument();
    storeSession({
      accessKey: 't',
      sessionId: 's',
      id: 1,
      role: 'Admin',
      name: 'Sam',
      email: 's@example.com',
      userType: 1,
    });
  });

  it('[FOFF-01] puts together what was typed earlier and what somebody has changed since', async () => {
    const stored = { name: 'Depot', city: 'Denver', picture: null };
    const first = open({ start: stored });
    await type('Name', 'My depot');
    first.unmount();
    const theirs = { ...stored, name: 'Their depot', city: 'Golden' };
    const second = open({ start: theirs });
    await type('City', 'Golden West');
    // What was not chosen is asked again after one more reload.
    second.unmount();
    const { save } = open({ start: theirs });
    expect(screen.getByLabelText('City')).toHaveValue('Golden West');
    await press('Save');
    const choice = within(await screen.findByRole('radiogroup', { name: 'Choose: Name' }));
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(choice.getByRole('radio', { name: 'Theirs: Their depot' }));
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ ...theirs, city: 'Golden West' }, expect.anything()));
  });

  it.each([
    ['ends well', (end: Ending) => end.resolve('It is saved.'), 'It is saved.'],
    ['is refused', (end: Ending) => end.reject(new HttpError('Not now.', 409)), ''],
  ])('[FOFF-01] leads nobody away who has discarded it when the save under way %s', async (_, answer, said) => {
    const end = {} as Ending;
    const { onClose } = open({ save: () => new Promise((resolve, reject) => Object.assign(end, { resolve, reject })) });
    await type('Name', 'Depot');
    await press('Save');
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await act(async () => answer(end));
    if (said) {
      expect(await screen.findByText(said)).toBeInTheDocument();
    }
    expect([onClose.mock.calls.length, kept()]).toEqual([1, []]);
  });

  it('[FOFF-01] a double click opens one question and answers nothing', async () => {
    const { save } = open({
      question: (_, asked) => (
        <ConfirmDialog open title="Really?" {...asked}>
          Once more?
        </ConfirmDialog>
      ),
    });
    await type('Name', 'Depot');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Really?' });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    act(() => void yes.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(yes);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../test/render-page';
import { TextField } from './field';
import { FormFrame } from './form-frame';
import { all, email, required } from './rules';
import { useForm } from './use-form';

const sent = jest.fn();

function SignUp() {
  const form = useForm<'Email' | 'Name'>({
    id: 'sign-up',
    rules: { Email: all(required('Email is required'), email), Name: required('Name is required') },
    onSubmit: sent,
  });
  return (
    <FormFrame form={form}>
      <TextField form={form} name="Email" label="Email" />
      <TextField form={form} name="Name" label="Name" />
      <button type="submit">Send</button>
    </FormFrame>
  );
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label));
const aTurn = () => new Promise((resolve) => setTimeout(resolve));

describe('[FSITE-08] a field that is left', () => {
  beforeEach(() => {
    renderAt(<SignUp />);
    type('Email', 'nobody');
  });

  it('complains only after a press is over, and its click', async () => {
    fireEvent.pointerDown(screen.getByRole('button'));
    leave('Email');
    await aTurn();
    expect(screen.queryByText('Email is invalid')).not.toBeInTheDocument();
    fireEvent.pointerUp(screen.getByRole('button'));
    expect(screen.queryByText('Email is invalid')).not.toBeInTheDocument();
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
  });

  it.each([
    ['a cancelled press', () => fireEvent.pointerCancel(document)],
    ['a release that nobody told, at the next key', () => fireEvent.keyDown(document)],
    ['a release that nobody told, at the next move', () => fireEvent.pointerMove(document, { buttons: 0 })],
  ])('complains after %s', async (_what, over) => {
    fireEvent.pointerDown(document);
    leave('Email');
    over();
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
  });

  it('complains by the keyboard, and of nothing that is merely passed through', async () => {
    leave('Name');
    leave('Email');
    await waitFor(() => expect(screen.getByText('Email is invalid')).toBeInTheDocument());
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Reply } from '../../../test/api-double';
import { renderAt } from '../../../test/render-page';
import SellDialog from './sell-dialog';

const thanks = 'Thank you for reaching out. One of our agents will be in touch shortly.';

describe('Sell My Property', () => {
  const show = (reply: Reply = { body: 'success' }) => {
    const calls = serve({ 'POST /api/home/sell/myproperty': reply });
    const closed = jest.fn();
    renderAt(<SellDialog onClose={closed} />);
    return { calls, closed };
  };
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('Name'), 'Maya Okafor');
    await userEvent.type(screen.getByLabelText('Phone'), '(303) 555-0142');
    await userEvent.type(screen.getByLabelText('Email'), 'maya@okafor.example');
    await userEvent.type(screen.getByLabelText('Message'), 'Two facilities in Denver.');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  };

  it('[PAGE-49, PAGE-50, PAGE-52, PAGE-53, PAGE-54, PAGE-55, PAGE-56] asks for all four fields', async () => {
    const { calls } = show();
    expect(screen.getByLabelText('Phone')).toHaveAttribute('placeholder', 'xxx-xxx-xxxx');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Name is requiredPhone is requiredEmail is requiredMessage is required',
    );
    expect(calls).toEqual([]);
  });

  it('[PAGE-51, PAGE-57, PAGE-58, PAGE-61, PAGE-62] thanks and closes on the literal success', async () => {
    const { calls, closed } = show();
    await fill();
    expect(await screen.findByText(thanks)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(calls[0]?.body).toEqual({
      Name: 'Maya Okafor',
      Phone: '303-555-0142',
      Email: 'maya@okafor.example',
      Message: 'Two facilities in Denver.',
    });
  });

  it.each([
    ['[PAGE-59]', { body: 'We only trade in the United States.' }, 'We only trade in the United States.'],
    ['[ERR-22]', { status: 400, body: 'Message is too long' }, 'Message is too long'],
    ['[ERR-23]', { status: 404, body: 'x' }, 'Something went wrong.'],
  ])('%s shows the answer %j as its error line', async (_id, reply, text) => {
    const { closed } = show(reply);
    await fill();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
  });

  it('[PAGE-60] closes on Cancel, and opens empty again', async () => {
    const { closed } = show();
    await userEvent.type(screen.getByLabelText('Phone'), '303');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });
});

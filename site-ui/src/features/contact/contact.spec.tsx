import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { renderAt } from '../../../test/render-page';
import type { Values } from '../../forms/rules';
import { Component as ContactPage } from '../../pages/contact-page';
import { contactOptions, contactRules, type ContactField } from './contact-rules';

const thanks = 'Thank you for reaching out. One of our agents will be in touch shortly.';

describe('Contact Us', () => {
  const none = {} as Values<ContactField>;

  it.each([
    ['[PAGE-07]', 'first_name', '', 'First name is required'],
    ['[PAGE-08]', 'first_name', 'x'.repeat(41), 'First name must be at most 40 characters'],
    ['[PAGE-09]', 'last_name', '', 'Last name is required'],
    ['[PAGE-10]', 'last_name', 'x'.repeat(81), 'Last name must be at most 80 characters'],
    ['[PAGE-11]', 'company', '', 'Company is required'],
    ['[PAGE-12]', 'company', 'x'.repeat(41), 'Company must be at most 40 characters'],
    ['[PAGE-13]', 'phone', '', 'Phone is required'],
    ['[PAGE-14]', 'phone', '12', 'Phone is invalid'],
    ['[PAGE-15]', 'phone', '1'.repeat(41), 'Phone must be at most 40 characters'],
    ['[PAGE-16]', 'email', '', 'Email is required'],
    ['[PAGE-17]', 'email', 'maya', 'Email is invalid'],
    ['[PAGE-18]', 'email', `${'x'.repeat(80)}@a.co`, 'Email must be at most 80 characters'],
    ['[PAGE-19]', 'option', '', 'Please choose what this is about'],
    ['[PAGE-20]', 'message', '', 'Message is required'],
    ['[PAGE-21]', 'street', '', undefined],
    ['[PAGE-22]', 'city', 'x'.repeat(41), 'City must be at most 40 characters'],
    ['[PAGE-23]', 'state', 'x'.repeat(21), 'State must be at most 20 characters'],
    ['[PAGE-24]', 'zip', '1'.repeat(21), 'Zip must be at most 20 characters'],
  ] as const)('%s answers %s with %s', (_id, field, value, text) => {
    expect(contactRules[field](value, none)).toBe(text);
  });

  const fill = async () => {
    for (const [label, text] of [
      ['First name', 'Maya'],
      ['Last name', 'Okafor'],
      ['Company', 'Okafor Capital'],
      ['Phone', '3035550142'],
      ['Email', 'maya@okafor.example'],
      ['Message', 'Please call me.'],
    ] as const) {
      await userEvent.type(screen.getByLabelText(label), text);
    }
    await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Buy a property');
  };

  it('[PAGE-01, PAGE-02, PAGE-03, PAGE-04, PAGE-05, PAGE-06, SHELL-12] shows whom to reach and asks what is needed', () => {
    renderAt(<ContactPage />);
    expect(screen.getByRole('link', { name: 'office@stowbridge.example' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '303-555-0100' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Colorado' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'California' })).toBeInTheDocument();
    expect(screen.getByLabelText(/Street/)).toHaveAttribute('name', 'street');
    expect(contactOptions).toEqual(['List my property', 'Buy a property', 'Connect with agent', 'Other']);
  });

  it('[PAGE-25] complains about a field when it is left wrong', async () => {
    renderAt(<ContactPage />);
    await userEvent.type(screen.getByLabelText('Phone'), '12');
    expect(screen.queryByText('Phone is invalid')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText('Phone is invalid')).toBeInTheDocument();
  });

  it('[PAGE-26, PAGE-27, PAGE-28, PAGE-29] checks everything, sends with the lead source and says thank you', async () => {
    const calls = serve({ 'POST /api/home/contactus': { body: 'success' } });
    renderAt(<ContactPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('alert').querySelectorAll('li')).toHaveLength(7);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(thanks)).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({
      first_name: 'Maya',
      phone: '303-555-0142',
      option: 'Buy a property',
      street: '',
      lead_source: 'Website',
    });
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
  });

  it('[PAGE-30] clears the form on Reset', async () => {
    renderAt(<ContactPage />);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('First name')).toHaveValue('');
    expect(screen.getByLabelText('What is it about?')).toHaveValue('');
  });
});
